import { getCaseStudyCards } from 'shared-contracts/content/case-study-list.ts';
import { defineFragment } from 'shared-contracts/remote-module/remote-fragment.ts';

export const fragment = defineFragment<'case-studies/carousel', Awaited<ReturnType<typeof getCaseStudyCards>>>({
  load: ({ content }) => getCaseStudyCards(content),
  Component: ({ data }) => (
    <ul>
      {data?.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  ),
});
