/** One server-sent event. */
export interface ServerEvent {
  /** `message` where the server named none. */
  name: string;
  data: string;
}

/** Reads a `text/event-stream` body, wherever the network cut it. Ids, retry times and comments are passed over. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let received = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received += decoder.decode(value, { stream: true });
      const blocks = received.split(/\r?\n\r?\n/);
      received = blocks.pop() ?? '';
      yield* blocks.map(toEvent).filter(({ data }) => data);
    }
  } finally {
    await reader.cancel();
  }
}

function toEvent(block: string): ServerEvent {
  const event = { name: 'message', data: '' };
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event.name = value;
    if (field === 'data') event.data += event.data ? `\n${value}` : value;
  }
  return event;
}
