import { defineFragment } from '@site/contract/remote-module/remote-fragment';
import { createFormStart, type FormStart } from '../lead-form/form-start.ts';
import { CaseStudyRequest } from './CaseStudyRequest.tsx';

export const fragment = defineFragment<'contact/case-study-request', FormStart>({
  load: async () => createFormStart(),
  Component: CaseStudyRequest,
});
