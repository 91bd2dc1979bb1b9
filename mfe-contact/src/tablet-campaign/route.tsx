import { defineRoute } from '@site/contract/remote-module/remote-route';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { loadProgramme } from '../programme/load-programme.ts';
import { ProgrammePage } from '../programme/ProgrammePage.tsx';

export const route = defineRoute({
  loader: loadProgramme,
  action: createLeadAction('accelerator-program'),
  shouldRevalidate: () => false,
  Component: () => <ProgrammePage width="tablet" />,
  handle: {
    meta: () => ({
      title: 'SMB programme on your tablet',
      description: 'What the SMB programme pays for, how much funding is left, and the form to apply.',
      canonicalPath: '/smb-aws-accelerator-program',
    }),
  },
});
