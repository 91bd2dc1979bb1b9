import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns and brings. The shell reads it from each release. */
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
  listed: [
    { path: '/', title: 'Home', section: 'Company', content: 'homePage' },
    { path: '/about-us', title: 'About Us', section: 'Company', content: 'aboutUs' },
    { path: '/press', title: 'Press', section: 'Company', content: 'press' },
    { path: '/acceptance-use-policy', title: 'Acceptable Use Policy', section: 'Policies' },
    { path: '/data-security', title: 'Data Security', section: 'Policies' },
    { path: '/access-control-policy', title: 'Access Control Policy', section: 'Policies' },
    { path: '/privacy', title: 'Privacy Notice', section: 'Policies' },
  ],
  needs: {
    content: [
      'homePage',
      'aboutUs',
      'press',
      'capabilities',
      'document',
      'caseStudies',
      'smbProgramme',
      'siteSettings',
    ],
    api: [],
  },
  devPort: 3001,
});
