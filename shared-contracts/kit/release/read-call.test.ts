import { expect, it } from 'vitest';
import { readCall } from './read-call.ts';

const remote = 'mfe-contact';

function read(line: string, variables: Record<string, string> = {}) {
  return readCall(line.split(' ').filter(Boolean), { remote, variables });
}

it('reads a command, what follows it, and its options', () => {
  expect(read('')).toMatchObject({ name: 'release' });
  expect(read('--canary 5 --why soft')).toMatchObject({ name: 'release', canary: '5', why: 'soft' });
  expect(read('promote 25')).toMatchObject({ name: 'promote', version: '25' });
  expect(read('--undo 1.0.0-aaaa')).toMatchObject({ name: 'undo', version: '1.0.0-aaaa' });
  expect(read('judge --steps 25,50 --minutes 10')).toMatchObject({ steps: '25,50', minutes: '10' });
  expect(read('--take /a --take /b')).toMatchObject({ take: ['/a', '/b'] });
});

it('helps who asks for it', () => {
  for (const line of ['--help', '-h', 'help', 'promote --help']) expect(read(line)).toMatchObject({ name: 'help' });
});

it('does not give a canary to everybody because its share was written as an option', () => {
  expect(() => read('promote --canary 25')).toThrow('promote takes no --canary, so nothing was done.');
});

it('does nothing rather than a part of what was written', () => {
  expect(() => read('pause 5')).toThrow('pause takes no 5');
  expect(() => read('undo 1.0.0-aaaa 1.0.0-bbbb')).toThrow('undo takes no 1.0.0-bbbb');
  expect(() => read('undo --take /a')).toThrow('undo takes no --take');
  expect(() => read('release 1.0.0-aaaa')).toThrow('release takes no 1.0.0-aaaa');
});

it('names what is wrong in words for people', () => {
  expect(() => read('canary 5')).toThrow('There is no command canary. To see all of them');
  expect(() => read('--percent 5')).toThrow(/^There is no option --percent\.$/);
  expect(() => read('--canary')).toThrow('--canary needs a value');
  expect(() => read('--canary -1')).toThrow('--canary needs a value that does not begin with a hyphen.');
});

it('releases nothing to everybody because npm kept an option for itself', () => {
  expect(() => read('', { npm_config_canary: '5' })).toThrow(
    'npm kept --canary to itself, so nothing was done. Write -- before it, as in: npm run release -w mfe-contact -- --canary',
  );
  expect(() => read('', { npm_config_undo: 'true' })).toThrow('npm kept --undo to itself');
  expect(read('', { npm_config_loglevel: 'silent', npm_config_user_agent: 'npm' })).toMatchObject({ name: 'release' });
});
