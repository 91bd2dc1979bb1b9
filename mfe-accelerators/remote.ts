import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-accelerators',
  pages: {
    'accelerator-list': ['/accelerators'],
    'accelerator-detail': ['/accelerators/:programId', '/well-architected-review'],
  },
  fragments: {},
  devPort: 3003,
});
