import { Link } from '@site/contract/navigation/Link';
import styles from './Breadcrumb.module.css';

/**
 * ARIA APG: Breadcrumb. The path from home to this page; the last item is the page itself.
 *
 * @param steps the pages above this one, each a link
 * @param current title of this page
 */
export function Breadcrumb({
  steps,
  current,
}: {
  steps: readonly { title: string; to: string; state?: unknown }[];
  current: string;
}) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {steps.map(({ title, to, state }) => (
          <li key={to}>
            <Link to={to} state={state}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
