import type { ContentClient } from '@site/contract/clients/content-client';
import type { TypeSiteSettingsFields } from '../fields/content-types.generated.ts';
import { fieldsOf } from '../fields/entry-fields.ts';
import { toPlainText } from '../fields/rich-text.ts';
import { type TitledText, toTitledList, toTitledText } from '../fields/titled-text.ts';

/** What the provider promises to whoever writes. Part of the site settings; only the pages that say it read it. */
export interface ContactPromise {
  /** Completes `We answer …`, such as `within one business day`. */
  responseTime: string;
  /** What happens after a visitor sends a message. */
  steps: { title: string; items: TitledText[] };
}

/** Reads the promise. Uses the usual words for fields that are missing. Rejects if the client does. */
export async function getContactPromise(content: ContentClient): Promise<ContactPromise> {
  const [entry] = await content.getEntries({ contentType: 'siteSettings', include: 2, limit: 1 });
  return toContactPromise(entry);
}

export function toContactPromise(entry: unknown): ContactPromise {
  const fields = fieldsOf<TypeSiteSettingsFields>(entry);
  const responseTime = toPlainText(fields.responseTime) || 'within one business day';
  const items = toTitledList(fields.contactSteps, toTitledText);
  return {
    responseTime,
    steps: {
      title: toPlainText(fields.contactStepsTitle) || 'What happens next',
      items: items.length > 0 ? items : toUsualSteps(responseTime),
    },
  };
}

function toUsualSteps(responseTime: string): TitledText[] {
  return [
    {
      title: responseTime.charAt(0).toUpperCase() + responseTime.slice(1),
      description: 'A cloud expert reads your message and replies. No call center, no script.',
    },
    {
      title: 'A 30-minute call',
      description: 'We look at where you are on AWS, where you want to go, and what stands in the way.',
    },
    {
      title: 'A written next step',
      description: 'You get scope, effort and cost on one page, and decide with no pressure.',
    },
  ];
}
