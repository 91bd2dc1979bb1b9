import { useParams } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { readSelectedService } from '@site/contract/navigation/selected-service';
import { Skeleton } from '@site/ui/feedback/Skeleton';
import { Spinner } from '@site/ui/feedback/Spinner';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';
import { Container } from '@site/ui/layout/Container';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import styles from './ServiceLoading.module.css';

/**
 * The loader that stays when a service is unknown or fails to load (spec section 8), with a link to the other services. It
 * names the service that the visitor selected.
 */
export function ServiceLoading() {
  const { capabilitiesName, serviceSlug = '' } = useParams();
  const selected = useIsHydrated() ? readSelectedService(serviceSlug) : undefined;
  return (
    <Container>
      <div className={styles.loading}>
        <h1>{selected?.title ?? <VisuallyHidden>Capability</VisuallyHidden>}</h1>
        <div className={styles.words}>
          {!selected && <Skeleton shape="title" />}
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
