import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns. The shell reads it from each release. */
export const remote = defineRemote({
  name: 'mfe-contact',
  pages: {
    'contact-us': ['/contact-us'],
    'mobile-contact-us': ['/mobile-contact-us'],
    'smb-program': ['/smb-aws-accelerator-program'],
    'mobile-campaign': ['/mobile-page'],
    'tablet-campaign': ['/tablet-campaign'],
  },
  fragments: { 'case-study-request': 'contact/case-study-request' },
  devPort: 3004,
});
