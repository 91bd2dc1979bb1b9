import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-marketing',
  pages: {
    home: ['/'],
    'about-us': ['/about-us'],
    'capability-list': ['/capability/:name'],
    'capability-detail': ['/capability/:capabilitiesName/:serviceSlug'],
    press: ['/press'],
    'acceptance-use-policy': ['/acceptance-use-policy'],
    'data-security': ['/data-security'],
    'access-control-policy': ['/access-control-policy'],
    privacy: ['/privacy'],
    'coming-soon': ['/blog', '/comingsoon'],
    document: ['/docs/:docId'],
  },
  fragments: {},
  devPort: 3001,
});
