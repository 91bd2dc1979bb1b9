import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { getSiteSettings } from '@site/content/entries/site-settings';
import type { TypeAcceleratorsFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import type { ContentClient } from '@site/contract/clients/content-client';
import type { FormAnswer } from '../assistant/answer-form.ts';
import { type AcceleratorList, toAcceleratorList } from './accelerator-list.ts';
import { fallbackList } from './fallback-list.ts';

export interface ListData {
  list: AcceleratorList;
  /** Titles of all accelerators, to highlight in the assistant's answers. */
  titles: string[];
  /** The provider's short name; empty if it failed to load. */
  shortName: string;
  /** The answer to the question in the address. */
  answered?: FormAnswer;
}

/** Never rejects: when content fails, the page shows its fallback and the question box still works. */
export async function getListData(content: ContentClient): Promise<ListData> {
  const [entry, settings] = await Promise.all([
    getAcceleratorsEntry(content).catch(() => undefined),
    getSiteSettings(content).catch(() => undefined),
  ]);
  const { wellArchitectedReview } = fieldsOf<TypeAcceleratorsFields>(entry);
  const list = entry ? toAcceleratorList(entry) : fallbackList;
  const review = toEntries(wellArchitectedReview).map(toAcceleratorCard);
  return {
    list,
    titles: [...list.programs, ...review].map(({ title }) => title),
    shortName: settings?.shortName ?? '',
  };
}
