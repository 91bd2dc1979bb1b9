import { parseRegistry } from '@site/contract/releases/registry';
import { expect, it } from 'vitest';
import { planActions } from './plan-actions.ts';

const remote = 'mfe-contact';
const integrity = `sha384-${'a'.repeat(64)}`;
const [first, second] = ['1.0.0-aaaa', '1.1.0-bbbb'];
const live = {
  version: second,
  integrity,
  history: [{ version: first, integrity }],
  claims: { pages: { 'contact-us': ['/contact-us'] }, fragments: { request: 'contact/case-study-request' } },
};
const canary = {
  ...live,
  version: first,
  state: 'canary',
  versions: [
    { version: first, integrity, weight: 95 },
    { version: second, integrity, weight: 5 },
  ],
};

/** What can be done to a remote with this entry. */
function plan(entry: object) {
  return planActions(remote, parseRegistry({ remotes: { [remote]: entry } }).remotes[remote]);
}

it.each<[string, object, string[]]>([
  ['a live remote', live, ['undo', 'pause', 'switch-off']],
  ['one that was never released before', { ...live, history: [] }, ['pause', 'switch-off']],
  ['a canary', canary, ['promote-25', 'promote-50', 'promote-100', 'end', 'pause', 'switch-off']],
  ['a paused remote', { ...live, state: 'paused' }, ['resume', 'undo', 'switch-off']],
  ['a paused canary', { ...canary, state: 'paused' }, ['resume', 'end', 'switch-off']],
  ['one that is switched off', { ...live, state: 'withdrawn', removed: true }, ['switch-on']],
  ['one that was removed', { removed: true }, []],
])('offers for %s what the release command allows', (_what, entry, keys) => {
  expect(plan(entry).map(({ key }) => key)).toEqual(keys);
});

it('says which version visitors get, and which pages and fragments go', () => {
  const said = (key: string, entry: object) =>
    plan(entry)
      .find((action) => action.key === key)
      ?.effects.join(' ');
  expect(said('undo', live)).toContain('Everybody gets 1.0.0-aaaa again, instead of 1.1.0-bbbb.');
  expect(said('promote-25', canary)).toContain('25 % of visitors get 1.1.0-bbbb instead of 5 %');
  expect(said('end', canary)).toBe('Nobody gets 1.1.0-bbbb any more. Everybody gets 1.0.0-aaaa.');
  expect(said('switch-off', live)).toMatch(/503 with a notice at once: \/contact-us\. .*contact\/case-study-request/);
});

it('has the command for each', () => {
  const commands = plan(canary).map((action) => [action.key, action.commands.length, action.commands[0]]);
  expect(commands).toContainEqual(['promote-25', 1, `npm run release -w ${remote} -- promote 25 --why "<reason>"`]);
  expect(commands).toContainEqual(['switch-off', 2, `npm run release -w ${remote} -- withdraw --why "<reason>"`]);
});

it('tells what somebody saw from what has become of it', () => {
  const seen = [live, { ...live, version: first }, { ...live, state: 'paused' }, canary].map(
    (entry) => plan(entry)[0]?.seen,
  );
  expect(new Set(seen).size).toBe(4);
  expect(plan({ ...live, claims: undefined })[0]?.seen, 'of what visitors get only').toBe(seen[0]);
});
