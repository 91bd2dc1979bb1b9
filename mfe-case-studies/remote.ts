import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns and brings. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-case-studies',
  pages: {
    'case-study-list': ['/case-study'],
    'case-study-detail': ['/case-study/:caseId'],
  },
  fragments: { carousel: 'case-studies/carousel' },
  fragmentProps: { 'case-studies/carousel': { type: 'object', properties: {}, required: [] } },
  listed: [{ path: '/case-study', title: 'Case Studies', section: 'Case Studies', content: 'caseStudies' }],
  needs: { content: ['caseStudies', 'accelerators'], api: [] },
  devPort: 3002,
});
