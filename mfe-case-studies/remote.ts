import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-case-studies',
  pages: {
    'case-study-list': ['/case-study'],
    'case-study-detail': ['/case-study/:caseId'],
  },
  fragments: { carousel: 'case-studies/carousel' },
  devPort: 3002,
});
