import { Form, useLoaderData, useNavigation } from '@site/contract/host';
import { Button } from '@site/ui/controls/Button';
import { TextField } from '@site/ui/controls/TextField';
import { Container } from '@site/ui/layout/Container';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Results } from './Results.tsx';
import styles from './SearchPage.module.css';
import { longestQuery, type SearchData, searchField } from './site-search.ts';

/** Searches all pages and documents. A form that works without scripts; its address is the search. */
export function SearchPage() {
  const found = useLoaderData<SearchData>();
  const { query } = found;
  const { state, location } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);

  useEffect(() => {
    // Back and Forward change the query, but not an uncontrolled field. What somebody is typing stays.
    if (input.current?.value.trim() === shown.current) input.current.value = query;
    shown.current = query;
  }, [query]);

  return (
    <Container narrow>
      <div className={styles.page}>
        <h1>Search</h1>
        <Form role="search" className={styles.form}>
          <TextField
            ref={input}
            label="Search all pages and documents"
            type="search"
            name={searchField}
            defaultValue={query}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">
            <Search aria-hidden />
            Search
          </Button>
        </Form>
        <div aria-busy={state === 'loading' && location.pathname === '/search'} className={styles.found}>
          <Results {...found} />
        </div>
      </div>
    </Container>
  );
}
