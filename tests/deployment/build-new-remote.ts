import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildPackage } from '@site/kit/build/build-package';
import { createRemote } from '@site/kit/create/create-remote';
import { dataDirectory } from 'deploy/local/workspace.ts';

/** Text of each file of a remote that is not in this workspace, by path. */
type Sources = Record<string, string>;

/**
 * Builds a remote from the kit's template and sources in a temporary folder. The folder is inside the workspace, because
 * the packages that the remote uses are resolved from there.
 *
 * @returns its `dist`, and a function that deletes it
 */
export async function buildNewRemote(sources: Sources): Promise<{ distDirectory: string; drop(): Promise<void> }> {
  await mkdir(dataDirectory, { recursive: true });
  const folder = await mkdtemp(join(dataDirectory, 'remote-'));
  await createRemote({ name: 'mfe-new', directory: folder });
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await buildPackage(folder);
  return { distDirectory: join(folder, 'dist'), drop: () => rm(folder, { recursive: true }) };
}

/** A team with two pages, a fragment for others, an entry in the navigation and lines in the sitemap. */
export const careers: Sources = {
  'remote.ts': `import { defineRemote } from '@site/contract/remotes/define-remote';
    export const remote = defineRemote({
      name: 'mfe-careers',
      pages: { jobs: ['/careers'], job: ['/careers/:jobId'] },
      fragments: { openings: 'careers/openings' },
      fragmentProps: {
        'careers/openings': {
          type: 'object',
          properties: { most: { type: 'number', description: 'How many to show', examples: [2] } },
          required: ['most'],
        },
      },
      navigation: [{ label: 'Careers', path: '/careers' }],
      listed: [
        { path: '/careers', title: 'Careers', section: 'Company' },
        { path: '/careers/platform-engineer', title: 'Platform Engineer', section: 'Company' },
      ],
      needs: { content: [], api: [] },
      devPort: 3005,
    });`,
  'src/openings.ts': `export const openings = ['Platform Engineer', 'Data Engineer', 'Delivery Lead'];`,
  'src/jobs/route.tsx': `import { defineRoute } from '@site/contract/remote-module/remote-route';
    import { useState } from 'react';
    import { openings } from '../openings.ts';
    function Jobs() {
      const [shown, setShown] = useState(1);
      return (
        <>
          <h1>Work with us</h1>
          <ul aria-label="Openings">{openings.slice(0, shown).map((title) => <li key={title}>{title}</li>)}</ul>
          <button type="button" onClick={() => setShown(openings.length)}>Show all</button>
        </>
      );
    }
    export const route = defineRoute({
      Component: Jobs,
      handle: { meta: () => ({ title: 'Careers', description: 'Open positions.' }) },
    });`,
  'src/job/route.tsx': `import { defineRoute } from '@site/contract/remote-module/remote-route';
    export const route = defineRoute({
      Component: () => <h1>An opening</h1>,
      handle: { meta: () => ({ title: 'An opening', description: 'One open position.' }) },
    });`,
  'src/openings/fragment.tsx': `import { openings } from '../openings.ts';
    export const fragment = {
      Component: ({ most }) => <p>We are looking for a {openings.slice(0, most).join(' and a ')}.</p>,
    };`,
};

/** Another team, whose page shows the fragment above and links to its page. */
export const team: Sources = {
  'remote.ts': `import { defineRemote } from '@site/contract/remotes/define-remote';
    export const remote = defineRemote({
      name: 'mfe-team',
      pages: { team: ['/team'] },
      fragments: {},
      needs: { content: [], api: [] },
      devPort: 3006,
    });`,
  'src/team/route.tsx': `import { Link } from '@site/contract/navigation/Link';
    import { Fragment } from '@site/contract/remote-module/Fragment';
    import { defineRoute } from '@site/contract/remote-module/remote-route';
    function Team() {
      return (
        <>
          <h1>Our team</h1>
          <Fragment name="careers/openings" props={{ most: 2 }} unavailable={<p>No openings right now.</p>} />
          <Link to="/careers?from=team">All openings</Link>
        </>
      );
    }
    export const route = defineRoute({
      Component: Team,
      handle: { meta: () => ({ title: 'Team', description: 'Who we are.' }), fragments: ['careers/openings'] },
    });`,
};
