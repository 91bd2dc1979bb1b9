import { createRsbuild, loadConfig } from '@rsbuild/core';

/**
 * Builds the shell or a remote for the browser and for Node, with its own rsbuild.config.ts, into its `dist`.
 *
 * @param directory of the package
 */
export async function buildPackage(directory: string): Promise<void> {
  const { content } = await loadConfig({ cwd: directory });
  const config = { ...content, mode: 'production' as const, logLevel: 'error' as const };
  const rsbuild = await createRsbuild({ cwd: directory, config });
  await rsbuild.build();
}
