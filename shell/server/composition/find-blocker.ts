import { Session } from 'node:inspector/promises';
import { type Culprit, toCulprit } from '../renderer/renderer.ts';

/** How long V8 may take to pause a thread and report its stack, in milliseconds. */
const patience = 1_000;

/**
 * Finds the remote whose code blocks a thread. Pauses the thread through V8's inspector, even in an endless loop, and
 * reads its stack. Opens no port. The thread cannot be used afterwards.
 */
export async function findBlocker(threadId: number): Promise<Culprit | undefined> {
  const session = new Session();
  session.connect();
  const files = new Map<string, string>();
  const stack = new Promise<string>((resolve) => {
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { method, params: details } = JSON.parse(params.message) as InspectorMessage;
      if (method === 'Debugger.scriptParsed' && details?.scriptId) files.set(details.scriptId, details.url ?? '');
      if (method !== 'Debugger.paused') return;
      resolve((details?.callFrames ?? []).map(({ location }) => files.get(location.scriptId)).join('\n'));
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
    // A thread that is paused in the debugger cannot be terminated.
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
    // Its `workerId` only counts the sessions; the title is `[worker <thread id>] <name>`.
    if (params.workerInfo.title.startsWith(`[worker ${threadId}]`)) sessionId = params.sessionId;
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return sessionId;
}
