import { defineRoute } from '@site/contract/remote-module/remote-route';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { loadProgramme } from '../programme/load-programme.ts';
import { ProgrammePage } from '../programme/ProgrammePage.tsx';

export const route = defineRoute({
  loader: loadProgramme,
  action: createLeadAction('accelerator-program'),
  shouldRevalidate: () => false,
  Component: ProgrammePage,
  handle: {
    meta: ({ data }) => ({
      title: 'SMB AWS Accelerator Program',
      description:
        data?.programme.description ??
        'AWS engineering services for small and mid-size businesses and startups: apply for a part of the funding pool.',
      jsonLd: [{ '@type': 'Service', name: 'SMB AWS Accelerator Program', serviceType: 'AWS engineering services' }],
    }),
  },
});
