import { useActionData, useLoaderData } from '@site/contract/host';
import { ContactCallToAction } from '@site/ui/layout/ContactCallToAction';
import { AssistantBox } from '../assistant/AssistantBox.tsx';
import { type FormAnswer, toQuestionPath } from '../assistant/answer-form.ts';
import { ListHero } from './ListHero.tsx';
import type { ListData } from './list-data.ts';
import { Programs } from './Programs.tsx';
import { WhatAreAccelerators } from './WhatAreAccelerators.tsx';
import { WhyPartner } from './WhyPartner.tsx';
import { WorkSteps } from './WorkSteps.tsx';

/** Spec section 2, Accelerators list. */
export function AcceleratorListPage() {
  const { list, titles, shortName, answered: linked } = useLoaderData<ListData>();
  const answered = useActionData<FormAnswer>() ?? linked;
  return (
    <>
      <ListHero title={list.title} description={list.description}>
        <AssistantBox key={linked && toQuestionPath(linked)} titles={titles} answered={answered} />
      </ListHero>
      <WhatAreAccelerators title={list.title2} description={list.description2} items={list.whatAreAccelerators} />
      <Programs cards={list.programs} />
      <WorkSteps steps={list.work} />
      <WhyPartner reasons={list.whyChooseList} shortName={shortName} />
      <ContactCallToAction
        title={list.contactUs.title}
        text={list.contactUs.description}
        button={list.contactUs.button}
      />
    </>
  );
}
