import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns and brings. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-accelerators',
  pages: {
    'accelerator-list': ['/accelerators'],
    'accelerator-detail': ['/accelerators/:programId', '/well-architected-review'],
    search: ['/search'],
  },
  fragments: {},
  listed: [
    { path: '/accelerators', title: 'Accelerators', section: 'Accelerators', content: 'accelerators' },
    { path: '/well-architected-review', title: 'Well-Architected Review', section: 'Accelerators' },
  ],
  needs: {
    content: ['accelerators', 'caseStudies', 'document'],
    api: ['POST /bedrock', 'POST /assistant/feedback', 'GET /search'],
  },
  devPort: 3003,
});
