import { useLoaderData } from '@site/contract/host';
import { Container } from '@site/ui/layout/Container';
import { keyed } from '@site/ui/layout/keyed';
import { Rss } from 'lucide-react';
import { PressCard } from './PressCard.tsx';
import styles from './PressPage.module.css';
import type { PressData } from './press-data.ts';

/** The news cards, with the latest one larger (spec section 2, Press). */
export function PressPage() {
  const { items, provider } = useLoaderData<PressData>();
  return (
    <Container>
      <header className={styles.header}>
        <h1 className={styles.title}>Press</h1>
        <p className={styles.lead}>News from us that may matter to you.</p>
        <a className={styles.feed} href="/rss.xml" type="application/rss+xml">
          <Rss aria-hidden />
          RSS feed
        </a>
      </header>
      <ul className={styles.news}>
        {keyed(items, (item) => item.id).map(([key, item], index) => (
          <li key={key} className={styles.item}>
            <PressCard item={item} provider={provider} latest={index === 0} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
