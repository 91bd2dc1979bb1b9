import { defineFragment } from '@site/contract/remote-module/remote-fragment';
import { CaseStudyRequest } from './CaseStudyRequest.tsx';

export const fragment = defineFragment<'contact/case-study-request'>({ Component: CaseStudyRequest });
