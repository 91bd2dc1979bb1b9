import { Link } from '@site/contract/navigation/Link';
import { Button } from '@site/ui/controls/Button';
import { useId } from 'react';
import styles from './WaysOn.module.css';

/** Where visitors go whose page is missing: the search, which works without scripts, and the pages most of them want. */
export function WaysOn() {
  const id = useId();
  return (
    <div className={styles.ways}>
      <form action="/search">
        <label htmlFor={id}>What were you looking for?</label>
        <input id={id} type="search" name="q" />
        <Button type="submit">Search</Button>
      </form>
      <ul>
        {ways.map(([to, title, note]) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const ways = [
  ['/capability/services', 'Services', 'What we design, move and run on AWS'],
  ['/accelerators', 'Accelerators', 'Short programs with a fixed scope and date'],
  ['/case-study', 'Case Studies', 'What changed for our clients, in figures'],
] as const;
