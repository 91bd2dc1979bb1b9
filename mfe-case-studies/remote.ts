import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns. A release carries it; nothing about it is built into the shell. */
export const remote = defineRemote({
  name: 'mfe-case-studies',
  pages: {
    'case-study-list': ['/case-study'],
    'case-study-detail': ['/case-study/:caseId'],
  },
  fragments: { carousel: 'case-studies/carousel' },
  devPort: 3002,
});
