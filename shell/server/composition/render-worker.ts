import { parentPort, workerData } from 'node:worker_threads';
import { createRenderHost } from './render-host.ts';
import type { ToRenderer } from './render-protocol.ts';

if (!parentPort) throw new Error('This file is a worker of the shell; start shell/server/main.ts instead.');
const port = parentPort;

const host = await createRenderHost(workerData.distDirectory, workerData.set, (message) => port.postMessage(message));
port.on('message', (message: ToRenderer) => host.receive(message));
port.postMessage({ type: 'ready', call: 0 });
