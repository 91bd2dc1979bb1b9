import { useParams } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { Skeleton } from '@site/ui/feedback/Skeleton';
import { Spinner } from '@site/ui/feedback/Spinner';
import { Container } from '@site/ui/layout/Container';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import styles from './ServiceLoading.module.css';

/** The loader that stays when a service is unknown or fails to load (spec section 8), with a link to the other services. */
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
