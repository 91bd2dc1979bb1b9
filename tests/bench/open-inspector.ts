/** Node's inspector of a process that was started with `--inspect`. */
export interface Inspector {
  /** Bytes after a garbage collection: the heap of the main thread, and the resident memory of the process. */
  readMemory(): Promise<{ heap: number; resident: number }>;
  close(): void;
}

/** Connects to a process's inspector. @param printed what the process has printed, which contains the address */
export async function openInspector(printed: string): Promise<Inspector> {
  const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
  if (!address) throw new Error(`The process names no address of its inspector:\n${printed}`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const message: Answer = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  let asked = 0;
  const ask = (method: string, params = {}) => {
    asked += 1;
    const id = asked;
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    return answer;
  };
  return {
    async readMemory() {
      await ask('HeapProfiler.collectGarbage');
      const expression = 'const { heapUsed, rss } = process.memoryUsage(); ({ heap: heapUsed, resident: rss })';
      const { result } = await ask('Runtime.evaluate', { expression: `{ ${expression} }`, returnByValue: true });
      return result.result.value;
    },
    close: () => socket.close(),
  };
}

interface Answer {
  id: number;
  result: { result: { value: { heap: number; resident: number } } };
}
