import { useParams } from 'shared-contracts/host';
import { Link } from 'shared-contracts/navigation/Link.tsx';
import { Container } from 'shared-contracts/ui/Container.tsx';
import { Skeleton } from 'shared-contracts/ui/Skeleton.tsx';
import { Spinner } from 'shared-contracts/ui/Spinner.tsx';
import { VisuallyHidden } from 'shared-contracts/ui/VisuallyHidden.tsx';
import styles from './ServiceLoading.module.css';

/** Where the service is unknown or cannot be had, the page waits (spec section 8), with a way out. */
export function ServiceLoading() {
  const { capabilitiesName } = useParams();
  return (
    <Container>
      <div className={styles.loading}>
        <h1>
          <VisuallyHidden>Capability</VisuallyHidden>
        </h1>
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
        <Skeleton shape="picture" />
        <Spinner label="Loading content..." />
        <p className={styles.wayOut}>
          Taking too long? See <Link to={`/capability/${capabilitiesName}`}>all {capabilitiesName}</Link>.
        </p>
      </div>
    </Container>
  );
}
