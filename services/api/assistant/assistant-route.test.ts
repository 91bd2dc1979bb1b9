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
  expect(await response.json()).toEqual({ statusCode: 200, body: { response: { content: '<p>One</p><p>Two</p>' } } });
});

it('streams pieces to a client that asks for events, and says when the answer is complete', async () => {
  const response = await ask(twoPieces, { prompt: 'Hi' }, { Accept: 'text/event-stream' });
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(await response.text()).toBe(
    'data: {"content":"<p>One</p>"}\n\ndata: {"content":"<p>Two</p>"}\n\nevent: done\ndata: {}\n\n',
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

it('accepts a question of 1,000 characters', async () => {
  expect((await ask(twoPieces, { prompt: ` ${'x'.repeat(1000)} ` })).status).toBe(200);
});

it('limits how many questions a visitor may ask', async () => {
  const response = await ask(twoPieces, { prompt: 'Hi' }, {}, 3);
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('3');
});

function ask(answer: Answerer, payload: object, headers: Record<string, string> = {}, wait = 0) {
  const route = createAssistantRoute({ answer, limiter: { take: () => wait }, log: () => undefined, timeLimit: 50 });
  return route.request('/', {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
