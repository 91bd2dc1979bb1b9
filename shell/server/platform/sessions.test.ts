import { expect, it } from 'vitest';
import { createSessions, sessionLength } from './sessions.ts';

const ana = { name: 'ana@example.com', token: 'a'.repeat(32) };
const ben = { name: 'ben', token: 'b'.repeat(32) };
const at = Date.parse('2026-01-02T03:04:05Z');

it('knows whose token it is, also in another shell, until the session is over', () => {
  let now = at;
  const cookie = createSessions([ana, ben], () => now).signIn(ben.token);
  const elsewhere = createSessions([ana, ben], () => now);
  expect(elsewhere.read(cookie)).toMatchObject({ name: 'ben' });
  now += sessionLength * 1000 + 1;
  expect(elsewhere.read(cookie)).toBeUndefined();
});

it('ends the sessions of a token that was replaced', () => {
  const cookie = createSessions([ana], () => at).signIn(ana.token);
  expect(createSessions([{ ...ana, token: 'c'.repeat(32) }], () => at).read(cookie)).toBeUndefined();
});

it.each(['', ' ', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}b`])('lets nobody in with %j', (token) => {
  expect(createSessions([ana, ben]).signIn(token)).toBeUndefined();
});

it('refuses a cookie whose end, name or proof was changed', () => {
  const sessions = createSessions([ana, ben], () => at);
  const cookie = sessions.signIn(ben.token) ?? '';
  const [end = '', proof = ''] = cookie.split('.');
  const forged = [`${Number(end) + 1}.${proof}.ben`, `${end}.${proof}.${ana.name}`, `${end}.${'x'.repeat(43)}.ben`];
  for (const value of [undefined, '', 'ben', `${end}..ben`, `${end}.${proof}.`, ...forged])
    expect(sessions.read(value), value).toBeUndefined();
});

it('gives each session a proof of its own for forms', () => {
  const sessions = createSessions([ana, ben], () => at);
  const proofs = [ana, ben].map(({ token }) => sessions.read(sessions.signIn(token))?.formToken);
  expect(new Set(proofs).size).toBe(2);
});
