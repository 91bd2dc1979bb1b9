import { defineRoute } from '@site/contract/remote-module/remote-route';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { leadParameters } from '../lead-form/lead-parameters.ts';
import { loadProgram } from '../program/load-program.ts';
import { ProgramPage } from '../program/ProgramPage.tsx';
import { reloadWhenAsked } from '../program/reload-when-asked.ts';

export const route = defineRoute({
  loader: loadProgram,
  action: createLeadAction('accelerator-program'),
  shouldRevalidate: reloadWhenAsked,
  Component: () => <ProgramPage width="tablet" />,
  handle: {
    query: [...leadParameters, 'view'],
    meta: () => ({
      title: 'SMB program on your tablet',
      description: 'What the SMB program pays for, how much funding is left, and the form to apply.',
      canonicalPath: '/smb-aws-accelerator-program',
    }),
  },
});
