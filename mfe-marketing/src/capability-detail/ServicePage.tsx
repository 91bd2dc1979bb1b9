import { useLoaderData } from '@site/contract/host';
import { rememberSelectedService } from '@site/contract/navigation/selected-service';
import { ContactCallToAction } from '@site/ui/layout/ContactCallToAction';
import { useEffect } from 'react';
import { ZonesScene } from '../artwork/ZonesScene.tsx';
import { useSecondTry } from '../content/use-second-try.ts';
import { PageQuestions } from '../questions/PageQuestions.tsx';
import { toServiceQuestions } from '../questions/page-questions.ts';
import { GenerativeAi } from './GenerativeAi.tsx';
import { ServiceLoading } from './ServiceLoading.tsx';
import { ServiceOpening } from './ServiceOpening.tsx';
import { ServiceProof } from './ServiceProof.tsx';
import { ServiceStrategy } from './ServiceStrategy.tsx';
import type { ServiceData } from './service-data.ts';
import { WhyChoose } from './WhyChoose.tsx';

/**
 * One service (spec section 2, Capability detail). The page of an unknown service stays on the loader. While
 * content is down, it also stays there and tries again by itself.
 */
export function ServicePage() {
  const { found, isDown = false, proofs = [], told = [] } = useLoaderData<ServiceData>();
  useSecondTry(isDown);

  useEffect(() => {
    if (!found) return;
    const { capability, service } = found;
    rememberSelectedService({ capability: capability.name, title: service.title, slug: service.slug });
  }, [found]);

  if (!found) return <ServiceLoading />;
  const { capability, service } = found;
  return (
    // The key resets the tabs when the visitor moves to another service.
    <article key={service.slug}>
      <ServiceOpening capability={capability} service={service} />
      <WhyChoose title={service.title} reasons={service.whyChooseList} />
      <ServiceStrategy title={service.strategyTitle} tabs={service.strategyTabs} />
      <ServiceProof tabs={service.caseStudyTabs} told={told} proofs={proofs} />
      <GenerativeAi slug={service.slug} articles={service.articles} tools={service.tools} />
      <PageQuestions questions={toServiceQuestions(service)} />
      <ContactCallToAction {...service.contactUs} artwork={<ZonesScene />} />
    </article>
  );
}
