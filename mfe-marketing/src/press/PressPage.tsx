import { useLoaderData } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { EmptyState } from '@site/ui/feedback/EmptyState';
import { Container } from '@site/ui/layout/Container';
import { keyed } from '@site/ui/layout/keyed';
import { Rss } from 'lucide-react';
import { PressCard } from './PressCard.tsx';
import styles from './PressPage.module.css';
import type { PressData } from './press-data.ts';

/** The news cards, with the latest one larger (spec section 2, Press). */
export function PressPage() {
  const { items, provider, years, year } = useLoaderData<PressData>();
  return (
    <Container>
      <header className={styles.header}>
        <h1 className={styles.title}>Press</h1>
        <p className={styles.lead}>News from us that may matter to you.</p>
        <a className={styles.feed} href="/rss.xml" type="application/rss+xml">
          <Rss aria-hidden />
          RSS feed
        </a>
        {years.length > 1 && <Years years={years} shown={year} />}
      </header>
      {items.length === 0 && (
        <EmptyState title="No news from this year">
          <p>
            <Link to="?">All news</Link>
          </p>
        </EmptyState>
      )}
      <ul className={styles.news}>
        {keyed(items, (item) => item.id).map(([key, item], index) => (
          <li key={key} id={item.id} className={styles.item}>
            <PressCard item={item} provider={provider} latest={index === 0} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** Links, so that they work without scripts and can be shared. */
function Years({ years, shown }: { years: readonly string[]; shown: string | undefined }) {
  return (
    <nav aria-label="News by year" className={styles.years}>
      <ul>
        {['', ...years].map((year) => (
          <li key={year}>
            <Link to={year ? `?year=${year}` : '?'} aria-current={year === (shown ?? '') ? 'true' : undefined}>
              {year || 'All years'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
