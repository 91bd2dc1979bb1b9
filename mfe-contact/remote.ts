import { defineRemote } from '@site/contract/remotes/define-remote';

/** What this team owns and brings. The shell reads it from each release. */
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
  fragmentProps: {
    'contact/case-study-request': {
      type: 'object',
      properties: {
        caseStudyId: {
          type: 'string',
          description: 'idName of the requested case study',
          examples: ['FreightDatacenterExit'],
        },
      },
      required: ['caseStudyId'],
    },
  },
  listed: [
    { path: '/contact-us', title: 'Contact Us', section: 'Company' },
    {
      path: '/smb-aws-accelerator-program',
      title: 'SMB Accelerator Program',
      section: 'Accelerators',
      content: 'smbProgramme',
    },
  ],
  needs: { content: ['smbProgramme', 'siteSettings'], api: ['POST /prod/store/contacts', 'GET /smb/spentAmount'] },
  devPort: 3004,
});
