import { defineFragment } from 'shared-contracts/remote-module/remote-fragment.ts';
export const fragment = defineFragment<'contact/case-study-request'>({
  Component: ({ caseStudyId }) => <p>{caseStudyId}</p>,
});
