import { ArrowRight } from 'lucide-react';
import type { CapabilityService } from 'shared-contracts/content/capability-service.ts';
import { useLocation } from 'shared-contracts/host';
import { toContactLink } from 'shared-contracts/navigation/contact-link.ts';
import { Breadcrumb } from 'shared-contracts/ui/Breadcrumb.tsx';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import { Container } from 'shared-contracts/ui/Container.tsx';
import { Picture } from 'shared-contracts/ui/Picture.tsx';
import styles from './ServiceOpening.module.css';

/** Where the service stands, what it is, and its picture. */
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
        <Breadcrumb steps={steps} current={service.title} />
        <div className={styles.words}>
          <h1>{service.title}</h1>
          {service.subTitles && <p className={styles.subtitle}>{service.subTitles}</p>}
          {service.description && <p className={styles.description}>{service.description}</p>}
          <p>
            <ButtonLink {...toContactLink(pathname, service.title)}>
              Talk to an engineer
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
