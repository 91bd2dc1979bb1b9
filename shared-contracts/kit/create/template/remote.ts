import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns and brings. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-example',
  pages: { example: ['/example'] },
  fragments: {},
  navigation: [{ label: 'Example', path: '/example' }],
  listed: [{ path: '/example', title: 'Example', section: 'Company' }],
  needs: { content: [], api: [] },
  devPort: 3005,
});
