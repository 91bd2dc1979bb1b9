import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns. A release carries it; nothing about it is built into the shell. */
export const remote = defineRemote({
  name: 'mfe-accelerators',
  pages: {
    'accelerator-list': ['/accelerators'],
    'accelerator-detail': ['/accelerators/:programId', '/well-architected-review'],
  },
  fragments: {},
  devPort: 3003,
});
