import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { writeCompressed } from './write-compressed.ts';

/** The folder of a workspace package. */
export function packageDirectory(name: string): string {
  return join(import.meta.dirname, '../..', name);
}

/** `version` of a workspace package. */
export async function packageVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(join(packageDirectory(name), 'package.json'), 'utf8')).version;
}

/** Builds the shell or a remote for the browser and for Node, with its own rsbuild.config.ts, into its `dist`. */
export async function buildPackage(name: string): Promise<void> {
  const cwd = packageDirectory(name);
  const { content } = await loadConfig({ cwd });
  const rsbuild = await createRsbuild({ cwd, config: { ...content, mode: 'production', logLevel: 'error' } });
  await rsbuild.build();
  if (name === 'shell') await writeCompressed(join(cwd, 'dist/client'));
}
