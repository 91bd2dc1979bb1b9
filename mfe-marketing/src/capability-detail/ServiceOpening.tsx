import type { CapabilityService } from '@site/content/entries/capability-service';
import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Breadcrumb } from '@site/ui/controls/Breadcrumb';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { Picture } from '@site/ui/media/Picture';
import { ArrowRight } from 'lucide-react';
import styles from './ServiceOpening.module.css';

/** Breadcrumb, title, description and picture of the service. */
export function ServiceOpening({
  capability,
  service,
}: {
  capability: { name: string; title: string };
  service: CapabilityService;
}) {
  const { pathname } = useLocation();
  const steps = [
    { title: 'Home', to: '/' },
    { title: capability.title, to: `/capability/${capability.name}` },
  ];
  return (
    <Container>
      <header className={styles.opening} data-pictured={service.img ? true : undefined}>
        <div className={styles.way}>
          <Breadcrumb steps={steps} current={service.title} />
        </div>
        <div className={styles.words}>
          <h1>{service.title}</h1>
          {service.subTitles && <p className={styles.subtitle}>{service.subTitles}</p>}
          {service.description && <p className={styles.description}>{service.description}</p>}
          <p>
            <ButtonLink {...toContactLink(pathname, service.title)}>
              {service.heroContactButton}
              <ArrowRight aria-hidden />
            </ButtonLink>
          </p>
        </div>
        {service.img && (
          <Picture
            picture={service.img}
            sizes="(min-width: 1025px) 640px, 100vw"
            maxWidth={720}
            priority
            className={styles.picture}
          />
        )}
      </header>
    </Container>
  );
}
