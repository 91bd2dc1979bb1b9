import { existsSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFolderStore } from './folder-store.ts';

const disk = vi.hoisted(() => ({
  isFull: (_file: string): boolean => false,
  error: 'ENOSPC: no space left on device, write',
}));

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  return {
    ...real,
    async writeFile(file: string, content: string) {
      if (!disk.isFull(file)) return real.writeFile(file, content);
      await real.writeFile(file, content.slice(0, 3));
      throw Object.assign(new Error(disk.error), { code: disk.error.split(':')[0] });
    },
  };
});

it.each([
  ['the registry', '/registry.json.'],
  ['its revision', '/registry/2.json.'],
])('makes no change while the disk has no room for %s, and leaves nothing there', async (_name, part) => {
  const folder = await mkdtemp(join(tmpdir(), 'full-'));
  onTestFinished(() => {
    disk.isFull = () => false;
    return rm(folder, { recursive: true });
  });
  const store = createFolderStore(folder);
  await store.swapRegistry('{"revision":1}', undefined);
  disk.isFull = (file) => file.includes(part);
  await expect(store.swapRegistry('{"revision":2}', '1')).rejects.toThrow('no space left');
  expect(await store.readRegistry()).toMatchObject({ tag: '1' });
  expect(await readFile(join(folder, 'registry.json'), 'utf8')).toBe('{"revision":1}');
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.draft'))).toEqual([]);
  disk.isFull = () => false;
  expect(await store.swapRegistry('{"revision":2}', '1')).toBe(true);
  expect(await readFile(join(folder, 'registry.json'), 'utf8')).toBe('{"revision":2}');
});

it.each([
  ['ENOSPC: no space left on device, write', 'Make room on its disk'],
  ['EDQUOT: disk quota exceeded, write', 'Make room on its disk'],
  ['EACCES: permission denied, open', 'Run it as a user who may read and write there'],
  ['EROFS: read-only file system, open', 'Run it as a user who may read and write there'],
])('names the folder and what to do about %s', async (error, remedy) => {
  const folder = await mkdtemp(join(tmpdir(), 'full-'));
  onTestFinished(() => {
    disk.isFull = () => false;
    return rm(folder, { recursive: true });
  });
  const store = createFolderStore(folder);
  Object.assign(disk, { error, isFull: () => true });
  const path = 'mfe-contact/1.0.0-aaaa/release.json';
  const message = `in ${folder}: ${error}. ${remedy}`;
  await expect(store.add(path, '{}')).rejects.toThrow(`Could not write ${path} ${message}`);
  await expect(store.swapRegistry('{"revision":1}', undefined)).rejects.toThrow(`write the registry ${message}`);
  expect(await store.read(path)).toBeUndefined();
});

it.runIf(existsSync('/proc'))('says where to release instead when no folder can be made there', async () => {
  const store = createFolderStore('/proc/releases');
  const remedy = 'Set RELEASES_DIR to a folder that is there or can be made.';
  await expect(store.add('mfe-contact/1.0.0-aaaa/release.json', '{}')).rejects.toThrow(remedy);
  await expect(store.swapRegistry('{"revision":1}', undefined)).rejects.toThrow(remedy);
});
