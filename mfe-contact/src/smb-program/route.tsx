import { defineRoute } from '@site/contract/remote-module/remote-route';
import type { Service } from 'schema-dts';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { leadParameters } from '../lead-form/lead-parameters.ts';
import { loadProgram } from '../program/load-program.ts';
import { ProgramPage } from '../program/ProgramPage.tsx';
import { reloadWhenAsked } from '../program/reload-when-asked.ts';

export const route = defineRoute({
  loader: loadProgram,
  action: createLeadAction('accelerator-program'),
  shouldRevalidate: reloadWhenAsked,
  Component: ProgramPage,
  handle: {
    query: [...leadParameters, 'view'],
    meta: ({ data }) => ({
      title: 'SMB AWS Accelerator Program',
      description:
        data?.program.description ??
        'AWS engineering services for small and mid-size businesses and startups: apply for a share of the funding pool.',
      jsonLd: [
        {
          '@type': 'Service',
          name: 'SMB AWS Accelerator Program',
          serviceType: 'AWS engineering services',
        } satisfies Service,
      ],
    }),
  },
});
