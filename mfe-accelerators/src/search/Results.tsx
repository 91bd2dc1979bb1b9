import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { EmptyState } from '@site/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { toQuestionPath } from '../assistant/answer-form.ts';
import { Marked } from './Marked.tsx';
import styles from './Results.module.css';
import type { SearchData, SearchResult } from './site-search.ts';

/** How many results the API returns at most. */
const most = 20;

export function Results({ query, results }: SearchData) {
  return (
    <>
      <p role="status" className={styles.count}>
        {toCount(query, results)}
      </p>
      {query && !results && <Failed query={query} />}
      {query && results?.length === 0 && <NothingFound query={query} />}
      {results && results.length > 0 && (
        <ol className={styles.list}>
          {results.map((result) => (
            <li key={result.path}>
              <Result result={result} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function toCount(query: string, results: SearchResult[] | undefined): ReactNode {
  if (!query) return 'Type what you are looking for, such as “disaster recovery” or “cost review”.';
  if (!results) return 'The search did not answer.';
  const quoted = (
    <>
      “<bdi>{query}</bdi>”
    </>
  );
  if (results.length === 0) return <>No page speaks of {quoted}.</>;
  const count = results.length === 1 ? '1 result' : `${results.length} results`;
  return (
    <>
      {results.length >= most ? `The ${most} best results` : count} for {quoted}
    </>
  );
}

function Result({ result: { path, title, kind, excerpt, words } }: { result: SearchResult }) {
  return (
    <article className={styles.result}>
      <p className={styles.kind}>{kind}</p>
      <h2 className={styles.title}>
        <Link to={path}>
          <Marked text={title} words={words} />
        </Link>
      </h2>
      {excerpt && (
        <p className={styles.excerpt}>
          <Marked text={excerpt} words={words} />
        </p>
      )}
    </article>
  );
}

function NothingFound({ query }: { query: string }) {
  const { pathname } = useLocation();
  return (
    <EmptyState title="Nothing found">
      <p>
        Try other or fewer words, or <Link {...toContactLink(pathname, 'Search')}>ask an engineer</Link>.
      </p>
      <ButtonLink look="secondary" to={toQuestionPath({ question: query })}>
        Ask the assistant
      </ButtonLink>
    </EmptyState>
  );
}

function Failed({ query }: { query: string }) {
  const { pathname } = useLocation();
  return (
    <EmptyState title="The search is not available right now">
      <p>
        You can still browse <Link to="/capability/services">services</Link>,{' '}
        <Link to="/accelerators">accelerators</Link> and <Link to="/case-study">case studies</Link>.
      </p>
      <ButtonLink look="secondary" to={`${pathname}?q=${encodeURIComponent(query)}`}>
        Try again
      </ButtonLink>
    </EmptyState>
  );
}
