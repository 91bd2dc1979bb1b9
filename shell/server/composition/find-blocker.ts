import { Session } from 'node:inspector/promises';
import { type Culprit, toCulprit } from './culprit.ts';

/** How long V8 may take to stop a thread and say where it is, in milliseconds. */
const patience = 1_000;

/**
 * Whose code keeps a thread busy: stops the thread through V8's inspector, also in an endless loop, and reads its stack.
 * No port is opened. The thread is of no use afterwards.
 */
export async function findBlocker(threadId: number): Promise<Culprit | undefined> {
  const session = new Session();
  session.connect();
  const files = new Map<string, string>();
  const stack = new Promise<string>((resolve) => {
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { method, params: said } = JSON.parse(params.message) as InspectorMessage;
      if (method === 'Debugger.scriptParsed' && said?.scriptId) files.set(said.scriptId, said.url ?? '');
      if (method !== 'Debugger.paused') return;
      resolve((said?.callFrames ?? []).map(({ location }) => files.get(location.scriptId)).join('\n'));
    });
  });
  try {
    const sessionId = await attach(session, threadId);
    if (!sessionId) return undefined;
    const tell = (id: number, method: string) =>
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
    await tell(1, 'Debugger.enable');
    await tell(2, 'Debugger.pause');
    const found = await Promise.race([stack, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
    // A thread that stands in the debugger cannot be ended.
    await tell(3, 'Debugger.disable');
    return toCulprit(found);
  } finally {
    session.disconnect();
  }
}

interface InspectorMessage {
  method?: string;
  params?: { scriptId?: string; url?: string; callFrames?: { location: { scriptId: string } }[] };
}

async function attach(session: Session, threadId: number): Promise<string | undefined> {
  let sessionId: string | undefined;
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    if (params.workerInfo.workerId === String(threadId)) sessionId = params.sessionId;
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return sessionId;
}
