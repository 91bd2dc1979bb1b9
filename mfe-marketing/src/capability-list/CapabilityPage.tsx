import type { Capability } from '@site/content/entries/capability';
import { useLoaderData } from '@site/contract/host';
import { Breadcrumb } from '@site/ui/controls/Breadcrumb';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { EmptyState } from '@site/ui/feedback/EmptyState';
import { ContactCallToAction } from '@site/ui/layout/ContactCallToAction';
import { Container } from '@site/ui/layout/Container';
import { Grid } from '@site/ui/layout/Grid';
import { keyed } from '@site/ui/layout/keyed';
import { ReasonList } from '@site/ui/media/ReasonList';
import { ZonesScene } from '../artwork/ZonesScene.tsx';
import { DocumentLinks } from '../document/DocumentLinks.tsx';
import { PageQuestions } from '../questions/PageQuestions.tsx';
import { toCapabilityQuestions } from '../questions/page-questions.ts';
import styles from './CapabilityPage.module.css';
import type { CapabilityData } from './capability-data.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** Services, Expertise or Solutions: an introduction, and a card for each service (spec section 2). */
export function CapabilityPage() {
  const { capability, documents } = useLoaderData<CapabilityData>();
  if (!capability) return <UnknownCapability />;
  const { title, subTitles, description, whyChooseList, contactUs } = capability;
  return (
    <>
      <Container>
        <header className={styles.header}>
          <Breadcrumb steps={[{ title: 'Home', to: '/' }]} current={title} />
          <div className={styles.opening}>
            <div className={styles.words}>
              <h1>{title}</h1>
              {subTitles && <p className={styles.subtitle}>{subTitles}</p>}
            </div>
            <div className={styles.words}>
              <p className={styles.description}>{description}</p>
              <ReasonList reasons={whyChooseList} className={styles.reasons} />
            </div>
          </div>
        </header>
        <div className={styles.list}>
          <ServiceList capability={capability} />
          <DocumentLinks documents={documents} />
        </div>
      </Container>
      <PageQuestions questions={toCapabilityQuestions(capability)} />
      <ContactCallToAction
        title={contactUs.title}
        text={contactUs.description}
        button={contactUs.button}
        artwork={<ZonesScene />}
      />
    </>
  );
}

function ServiceList({ capability }: { capability: Capability }) {
  if (capability.services.length === 0) {
    return (
      <EmptyState title="This list is being updated">
        <ButtonLink look="secondary" to="/contact-us">
          Ask us instead
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Grid as="ul">
      {keyed(capability.services, (service) => service.id).map(([key, service], index) => (
        <li key={key}>
          <ServiceCard capability={capability.name} service={service} first={index === 0} />
        </li>
      ))}
    </Grid>
  );
}

function UnknownCapability() {
  return (
    <Container narrow>
      <div className={styles.header}>
        <h1>Capabilities</h1>
        <p className={styles.description}>We couldn't find that list. Choose one of these three:</p>
        <p className={styles.choices}>
          <ButtonLink to="/capability/services">Services</ButtonLink>
          <ButtonLink look="secondary" to="/capability/expertise">
            Expertise
          </ButtonLink>
          <ButtonLink look="secondary" to="/capability/solutions">
            Solutions
          </ButtonLink>
        </p>
      </div>
    </Container>
  );
}
