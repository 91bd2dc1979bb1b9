import type { LeadSubmission } from '@site/contract/clients/lead-submission';
import { expect, it } from 'vitest';
import { createLeadsClient } from './create-leads-client.ts';

const lead: LeadSubmission = { formName: 'case-study', full_name: 'Ada', email: 'a@b.co', phone: '+1 555', fillMs: 10 };

it('posts the lead with its idempotency key', async () => {
  const { client, requests } = record(new Response('{}'));
  await client.submit(lead, { idempotencyKey: 'key-1' });
  const [request] = requests;
  expect(request?.url).toBe('https://api.example.com/prod/store/contacts');
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(await request?.json()).toEqual(lead);
});

it('rejects if the API refuses the lead', async () => {
  const { client, requests } = record(new Response('', { status: 500 }));
  await expect(client.submit(lead, { idempotencyKey: 'k' })).rejects.toThrow('responded with 500');
  expect(requests).toHaveLength(1);
});

it('waits if the API asks it to, and sends the same submission again', async () => {
  const { client, requests } = record(
    new Response('', { status: 429, headers: { 'Retry-After': '0' } }),
    new Response(),
  );
  await client.submit(lead, { idempotencyKey: 'key-1' });
  const again = requests[1] as Request;
  expect(again.headers.get('Idempotency-Key')).toBe('key-1');
  expect((await again.json()).fillMs).toBeGreaterThan(10);
});

it.each(['60', null])('does not make the visitor wait long (Retry-After: %s)', async (after) => {
  const { client } = record(new Response('', { status: 429, headers: after ? { 'Retry-After': after } : {} }));
  await expect(client.submit(lead, { idempotencyKey: 'k' })).rejects.toThrow('responded with 429');
});

it('stops if the visitor leaves', async () => {
  const client = createLeadsClient({
    contactsApiUrl: 'https://api.example.com',
    fetch: async (_input, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    },
  });
  await expect(client.submit(lead, { idempotencyKey: 'k', signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

function record(...answers: Response[]) {
  const requests: Request[] = [];
  const client = createLeadsClient({
    contactsApiUrl: 'https://api.example.com',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return answers.shift() ?? Response.error();
    },
  });
  return { client, requests };
}
