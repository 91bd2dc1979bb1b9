import { createRsbuild, loadConfig } from '@rsbuild/core';

/**
 * Builds the shell or a remote for browsers and for Node into its `dist`, with its own rsbuild.config.ts.
 *
 * @param directory the package's folder
 */
export async function buildPackage(directory: string): Promise<void> {
  const { content } = await loadConfig({ cwd: directory });
  const config = { ...content, mode: 'production' as const, logLevel: 'error' as const };
  const rsbuild = await createRsbuild({ cwd: directory, config });
  await rsbuild.build();
}
