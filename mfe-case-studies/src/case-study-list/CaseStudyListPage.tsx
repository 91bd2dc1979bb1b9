import { useLoaderData } from '@site/contract/host';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useCallback, useRef } from 'react';
import styles from './CaseStudyListPage.module.css';
import { Filters } from './filters/Filters.tsx';
import { ListUnavailable } from './ListUnavailable.tsx';
import type { ListData } from './list-data.ts';
import { type ListPart, Results } from './results/Results.tsx';
import { useListQuery } from './use-list-query.ts';

/** All case studies, filtered and searched (spec section 2, Case study list). */
export function CaseStudyListPage() {
  const data = useLoaderData<ListData | null>();
  const { query, change, isPending } = useListQuery();
  const latest = useRef(change);
  latest.current = change;
  const show = useCallback((part: ListPart) => latest.current(part, { replace: true }), []);
  if (!data) return <ListUnavailable />;
  return (
    <Section tight>
      <SectionHeading level={1} title={data.title} lead={data.description} />
      <Filters
        query={query}
        industries={data.industries}
        services={data.services}
        isPending={isPending}
        onChange={change}
      />
      <div aria-busy={isPending} className={styles.results}>
        <Results data={data} onShow={show} />
      </div>
    </Section>
  );
}
