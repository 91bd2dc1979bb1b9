import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSigner, readTrustedKeys } from './signatures.ts';

const contact = makeKey('ed25519');
const platform = makeKey('ed25519');
const stranger = makeKey('ed25519');
const trust = readTrustedKeys(
  JSON.stringify({
    keys: [
      { publicKey: contact.publicKey, remotes: ['mfe-contact'] },
      { publicKey: platform.publicKey, remotes: ['*'] },
    ],
  }),
);

it.each([
  ['a team’s key for its own remote', contact, 'mfe-contact', true],
  ['a team’s key for another remote', contact, 'mfe-marketing', false],
  ['a team’s key for no remote in particular', contact, undefined, true],
  ['a key for every remote', platform, 'mfe-marketing', true],
  ['a stranger’s key', stranger, undefined, false],
])('trusts %s or not', (_, { privateKey }, remote, isTrusted) => {
  expect(trust('a statement', createSigner(privateKey)('a statement'), remote)).toBe(isTrusted);
});

it('notices another statement, another signature, and another key’s name', () => {
  const signature = createSigner(contact.privateKey)('a statement');
  const value = createSigner(contact.privateKey)('another').value;
  expect(trust('another', signature)).toBe(false);
  expect(trust('a statement', { ...signature, value })).toBe(false);
  expect(trust('a statement', { ...signature, value: 'short' })).toBe(false);
  expect(trust('a statement', { ...signature, key: createSigner(platform.privateKey)('').key })).toBe(false);
});

it('trusts a key that is listed twice for the remotes of both', () => {
  const twice = ['mfe-contact', 'mfe-marketing'].map((name) => ({ publicKey: contact.publicKey, remotes: [name] }));
  const trusts = readTrustedKeys(JSON.stringify({ keys: twice }));
  const signature = createSigner(contact.privateKey)('a statement');
  expect(['mfe-contact', 'mfe-marketing', 'mfe-careers'].map((name) => trusts('a statement', signature, name))).toEqual(
    [true, true, false],
  );
});

it('names the key that is wrong, and takes no private one', () => {
  const withSecond = (publicKey: string) =>
    JSON.stringify({ keys: [contact, { publicKey }].map((key) => ({ publicKey: key.publicKey, remotes: ['*'] })) });
  expect(() => readTrustedKeys(withSecond('no key'))).toThrow('keys[1] is not the public key');
  expect(() => readTrustedKeys(withSecond(platform.privateKey))).toThrow('keys[1] is a private key');
});

it('says what is wrong with a file of keys', () => {
  expect(() => readTrustedKeys('keys')).toThrow('JSON');
  expect(() => readTrustedKeys('{"keys":[]}')).toThrow('names no key');
  expect(() => readTrustedKeys('{"keys":[{"publicKey":"no key","remotes":[]}]}')).toThrow();
  const { publicKey } = makeKey('x25519');
  expect(() => readTrustedKeys(JSON.stringify({ keys: [{ publicKey, remotes: [] }] }))).toThrow('not Ed25519');
  expect(() => createSigner(makeKey('x25519').privateKey)).toThrow('not Ed25519');
});

function makeKey(type: 'ed25519' | 'x25519'): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync(type as 'ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
