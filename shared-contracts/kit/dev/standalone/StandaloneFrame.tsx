import { Outlet } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import styles from './StandaloneFrame.module.css';

/** The page around a remote that runs alone, with links to the remote's pages. */
export function StandaloneFrame({ remote, paths }: { remote: string; paths: readonly string[] }) {
  return (
    <>
      <header className={styles.bar}>
        <strong>{remote}</strong>
        <nav aria-label="Pages of this remote">
          {paths.map((path) => (
            <Link key={path} to={path.replace(/:[^/]+/g, 'services')}>
              {path}
            </Link>
          ))}
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
