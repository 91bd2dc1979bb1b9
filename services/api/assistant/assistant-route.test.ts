import { expect, it } from 'vitest';
import type { Answerer } from './answerer.ts';
import { createAssistantRoute } from './assistant-route.ts';

const twoPieces: Answerer = async function* () {
  yield '<p>One</p>';
  yield '<p>Two</p>';
};
const never: Answerer = async function* () {
  yield '<p>One</p>';
  await new Promise(() => undefined);
};
const broken: Answerer = async function* () {
  yield '<p>One</p>';
  throw new Error('model-7 at 10.0.0.3 is down');
};

it("wraps the answer in the provider's envelope", async () => {
  const response = await ask(twoPieces, { prompt: 'Hi' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    statusCode: 200,
    body: { response: { content: '<p>One</p><p>Two</p>', follows: [] } },
  });
});

it('streams pieces to a client that asks for events, and says when the answer is complete', async () => {
  const response = await ask(twoPieces, { prompt: 'Hi' }, { Accept: 'text/event-stream' });
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(await response.text()).toBe(
    'data: {"content":"<p>One</p>"}\n\ndata: {"content":"<p>Two</p>"}\n\nevent: done\ndata: {"follows":[]}\n\n',
  );
});

it('says in the stream that an answer was cut off, but not why', async () => {
  for (const answer of [broken, never]) {
    const response = await ask(answer, { prompt: 'Hi' }, { Accept: 'text/event-stream' });
    expect(await response.text()).toBe('data: {"content":"<p>One</p>"}\n\nevent: error\ndata: {}\n\n');
  }
});

it('gives up on an answer that never comes', async () => {
  expect((await ask(never, { prompt: 'Hi' })).status).toBe(504);
});

it('does not reveal why an answer failed', async () => {
  const response = await ask(broken, { prompt: 'Hi' });
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await response.text()).not.toContain('model-7');
});

it.each([
  [{ prompt: ' \n' }, 'Please ask something...'],
  [{}, 'Please ask something...'],
  [{ prompt: 'x'.repeat(1001) }, 'A question can have at most 1,000 characters.'],
])('refuses the question %o', async (payload, message) => {
  const response = await ask(twoPieces, payload);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { prompt: message } });
});

it.each([
  ['no JSON', 'prompt=Hi', { body: 'Should be a JSON object with a prompt.' }],
  ['JSON that is no object', 'null', { body: 'Should be a JSON object with a prompt.' }],
  ['a prompt that is no text', '{"prompt":5}', { prompt: 'Should be text.' }],
  ['questions before that are no list', '{"prompt":"Hi","before":"Hm"}', { before: 'Should be a list of questions.' }],
  ['questions before that are no text', '{"prompt":"Hi","before":[1]}', { before: 'Should be a list of questions.' }],
  [
    'too many questions before',
    '{"prompt":"Hi","before":["","","","","",""]}',
    { before: 'At most 5 earlier questions can be sent.' },
  ],
])('says what is wrong with %s', async (_, body, errors) => {
  const response = await ask(twoPieces, body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors });
});

it('passes on the questions before, at most five', async () => {
  const echo: Answerer = async function* ({ question, before }) {
    yield [...before, question].join(' > ');
  };
  const response = await ask(echo, { prompt: 'C', before: ['A', 'B'] });
  expect(await response.json()).toMatchObject({ body: { response: { content: 'A > B > C' } } });
  const tooMany = await ask(echo, { prompt: 'C', before: Array(6).fill('A') });
  expect(tooMany.status).toBe(422);
  expect(await tooMany.text()).toContain('At most 5 earlier questions can be sent.');
});

it('says which of the questions before the answer depends on: all, unless the answerer knows better', async () => {
  const asked = { prompt: 'C', before: ['A', 'B'] };
  const knowing: Answerer = async function* ({ noteFollowed }) {
    noteFollowed?.(['B']);
    yield '<p>One</p>';
  };
  const streamed = await ask(knowing, asked, { Accept: 'text/event-stream' });
  expect(await streamed.text()).toContain('event: done\ndata: {"follows":["B"]}\n\n');
  expect(await (await ask(knowing, asked)).json()).toMatchObject({ body: { response: { follows: ['B'] } } });
  expect(await (await ask(twoPieces, asked)).json()).toMatchObject({ body: { response: { follows: ['A', 'B'] } } });
});

it('lets an answer take longer than the wait for one piece', async () => {
  const slow: Answerer = async function* () {
    for (const piece of ['<p>One</p>', '<p>Two</p>', '<p>Three</p>']) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      yield piece;
    }
  };
  const response = await ask(slow, { prompt: 'Hi' }, { Accept: 'text/event-stream' });
  expect(await response.text()).toMatch(/Three.*event: done/s);
});

it('does not log a visitor who leaves as a failure', async () => {
  logged.length = 0;
  const leave = new AbortController();
  const response = await ask(never, { prompt: 'Hi' }, { Accept: 'text/event-stream' }, leave.signal);
  leave.abort();
  await response.text().catch(() => undefined);
  expect(logged).toEqual([]);
});

it('accepts a question of 1,000 characters', async () => {
  expect((await ask(twoPieces, { prompt: ` ${'x'.repeat(1000)} ` })).status).toBe(200);
});

const logged: string[] = [];

function ask(answer: Answerer, payload: object | string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const route = createAssistantRoute({
    answer,
    getSpent: async () => 0,
    log: (line) => logged.push(line),
    patience: 50,
  });
  return route.request('/', {
    method: 'POST',
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(signal && { signal }),
  });
}
