import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import type { Release } from '@site/contract/releases/release';
import { defineRemote } from '@site/contract/remotes/define-remote';
import { remoteConfig } from '../../build/remote-config.ts';

interface Stage {
  /** The name of the remote that shows the fragments. */
  name: string;
  distDirectory: string;
  /** Where each fragment is shown. */
  addresses: { fragment: string; address: `/${string}` }[];
}

/** The element around a fragment on its page. */
export const placeId = 'mfe-check-fragment';

/**
 * Builds a remote with one page for each fragment, which shows it as another team's page would, with the first examples of
 * its properties.
 *
 * @param directory a folder of the remote, from which the packages that it depends on can be found
 */
export async function buildStage(
  remote: string,
  { fragments, fragmentProps }: Pick<Release, 'fragments' | 'fragmentProps'>,
  directory: string,
): Promise<Stage> {
  const name = `${remote}-stage`;
  const pages = Object.entries(fragments).map(([folder, fragment]) => ({
    folder,
    fragment,
    address: `/${name}/${folder}` as const,
    text: toPage(fragment, toProps(fragmentProps[fragment])),
  }));
  await rm(directory, { recursive: true, force: true });
  for (const { folder, text } of pages) {
    await mkdir(join(directory, 'src', folder), { recursive: true });
    await writeFile(join(directory, 'src', folder, 'route.tsx'), text);
  }
  const definition = defineRemote({
    name,
    pages: Object.fromEntries(pages.map(({ folder, address }) => [folder, [address]])),
    fragments: {},
    needs: { content: [], api: [] },
    devPort: 0,
  });
  const config = { ...remoteConfig(definition), mode: 'production' as const, logLevel: 'error' as const };
  await (await createRsbuild({ cwd: directory, config })).build();
  return { name, distDirectory: join(directory, 'dist'), addresses: pages };
}

function toProps(schema: Release['fragmentProps'][string] | undefined): Record<string, unknown> {
  const examples = Object.entries(schema?.properties ?? {}).flatMap(([property, { examples = [] }]) =>
    examples.length > 0 ? [[property, examples[0]] as const] : [],
  );
  return Object.fromEntries(examples);
}

function toPage(fragment: string, props: Record<string, unknown>): string {
  return `import { Fragment } from '@site/contract/remote-module/Fragment';
import { defineRoute } from '@site/contract/remote-module/remote-route';

export const route = defineRoute({
  Component: () => (
    <>
      <h1>A page with one fragment</h1>
      <div id="${placeId}">
        <Fragment name=${JSON.stringify(fragment)} props={${JSON.stringify(props)}} />
      </div>
    </>
  ),
  handle: {
    meta: () => ({ title: 'A page with one fragment', description: 'It checks that the fragment mounts.' }),
    fragments: [${JSON.stringify(fragment)}],
  },
});
`;
}
