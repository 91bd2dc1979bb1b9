import { useHost } from '@site/contract/host';
import { Button } from '@site/ui/controls/Button';
import type { ListQuery } from '../query/list-query.ts';
import styles from './Filters.module.css';
import { IndustryFilter } from './IndustryFilter.tsx';
import { SearchField } from './SearchField.tsx';
import { ServicesFilter } from './ServicesFilter.tsx';

/** The filters, as a form that also works without JavaScript (spec section 2, Case study list). */
export function Filters({
  query,
  industries,
  services,
  isPending,
  onChange,
}: {
  query: ListQuery;
  industries: readonly string[];
  services: readonly string[];
  /** Whether the list is still on its way to the query. */
  isPending: boolean;
  onChange: (changes: Partial<ListQuery>, options?: { replace: boolean }) => void;
}) {
  const { trackEvent } = useHost();

  function track(filter: string, value: string | undefined) {
    if (value) trackEvent({ name: 'filter_used', list: 'case studies', filter, value });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers lack the search element.
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ text: String(new FormData(event.currentTarget).get('q')).trim() });
      }}
    >
      <div className={styles.search}>
        {/* Replaces the history entry while typing, so that one step back undoes the whole search. */}
        <SearchField
          text={query.text}
          pending={isPending}
          onSearch={(text) => onChange({ text }, { replace: query.text !== '' })}
        />
        <Button type="submit" className={styles.submit}>
          Search
        </Button>
      </div>
      {query.industry && <input type="hidden" name="industry" value={query.industry} />}
      <IndustryFilter
        industries={industries}
        chosen={query.industry}
        onChoose={(industry) => {
          track('industry', industry);
          onChange({ industry });
        }}
      />
      <ServicesFilter
        services={services}
        chosen={query.services}
        onChoose={(chosen) => {
          track(
            'service',
            chosen.find((service) => !query.services.includes(service)),
          );
          onChange({ services: chosen });
        }}
      />
    </form>
  );
}
