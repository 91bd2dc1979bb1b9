import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

const root = join(import.meta.dirname, '../..');

/**
 * Builds a remote with its own rsbuild.config.ts.
 *
 * @param alias folders to use in place of packages
 */
export async function buildRemote(remote: string, distDirectory: string, alias: Record<string, string>): Promise<void> {
  const cwd = join(root, remote);
  const { content } = await loadConfig({ cwd });
  const config = mergeRsbuildConfig(content, {
    mode: 'production',
    logLevel: 'error',
    resolve: { alias },
    environments: {
      web: { output: { distPath: { root: join(distDirectory, 'client') } } },
      ssr: { output: { distPath: { root: join(distDirectory, 'server') } } },
    },
  });
  await (await createRsbuild({ cwd, config })).build();
}
