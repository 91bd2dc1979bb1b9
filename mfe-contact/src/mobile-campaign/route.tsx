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
  Component: () => <ProgramPage width="mobile" />,
  handle: {
    query: [...leadParameters, 'view'],
    meta: () => ({
      title: 'SMB program on your phone',
      description: 'Funding for your next step on AWS, in one minute: see what is left and talk to us.',
      canonicalPath: '/smb-aws-accelerator-program',
    }),
  },
});
