import { defineRoute } from '@site/contract/remote-module/remote-route';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { loadProgramme } from '../programme/load-programme.ts';
import { ProgrammePage } from '../programme/ProgrammePage.tsx';

export const route = defineRoute({
  loader: loadProgramme,
  action: createLeadAction('accelerator-program'),
  shouldRevalidate: () => false,
  Component: () => <ProgrammePage width="mobile" />,
  handle: {
    meta: () => ({
      title: 'SMB programme on your phone',
      description: 'Funding for your next step on AWS, in one minute: see what is left and talk to us.',
      canonicalPath: '/smb-aws-accelerator-program',
    }),
  },
});
