import { syncBuiltinESMExports } from 'node:module';
import workerThreads, { parentPort, workerData } from 'node:worker_threads';
import { createRenderHost } from './render-host.ts';
import type { FromRenderer, ToThread } from './render-protocol.ts';
import { watchGlobals } from './watch-globals.ts';

/** How often to look for what a remote's code broke without answering, in milliseconds. */
const interval = 1_000;

if (!parentPort) throw new Error('This file is a worker of the shell; start shell/server/main.ts instead.');
const port = parentPort;
// A library that finds it takes this thread for one of its own, and remotes' code has nothing to tell the main process.
Object.assign(workerThreads, { parentPort: null });
syncBuiltinESMExports();
const send = (message: FromRenderer) => port.postMessage(message);

const host = await createRenderHost(workerData.distDirectory, (message) => {
  // A page that broke the thread is not answered, so that it counts among those that are lost with the thread.
  if (message.type !== 'answer' || isSound()) send(message);
});
const findChange = watchGlobals();
setInterval(isSound, interval).unref();
port.on('message', (message: ToThread) => {
  if (message.type === 'set') {
    host.use(message.set);
    send({ type: 'ready', call: 0 });
  } else if (message.type !== 'ping' || isSound()) host.receive(message);
});

/** Tells the main process if other remotes can no longer render here. */
function isSound(): boolean {
  const change = findChange();
  if (change) send({ type: 'broken', message: change });
  return change === undefined;
}
