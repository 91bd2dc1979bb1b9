import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../local/workspace.ts';
import { readStages } from './dockerfile.ts';

const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'));

it.each(['shell', 'api'])(
  'the image of the %s starts without root, says how it is, and has no package of development',
  (name) => {
    const stage = stages.find((one) => one.name === name);
    const text = (instruction: string) => stage?.instructions.find((one) => one.name === instruction)?.text;
    expect(text('USER')).toBe('node');
    expect(text('HEALTHCHECK')).toContain('CMD');
    expect(stage?.instructions.filter((one) => one.name === 'RUN' && one.text.startsWith('npm'))).toEqual([]);
    const modules = stages.find((one) => one.name === `${name}-modules`);
    expect(modules?.instructions.at(-1)?.text).toContain('--omit=dev');
  },
);

it('refuses what it cannot read', () => {
  expect(() => readStages('FROM node:24')).toThrow('cannot read: FROM node:24');
});
