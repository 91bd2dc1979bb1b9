import {
  type AcceleratorList,
  getAcceleratorsEntry,
  toAcceleratorCard,
  toAcceleratorList,
} from 'shared-contracts/content/accelerator-list.ts';
import { type AcceleratorProgram, toAcceleratorProgram } from 'shared-contracts/content/accelerator-program.ts';
import type { ContentClient } from 'shared-contracts/content/content-client.ts';
import type { TypeAcceleratorsFields } from 'shared-contracts/content/content-types.generated.ts';
import { fieldsOf, toEntries } from 'shared-contracts/content/entry-fields.ts';
import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { fallbackList } from './fallback-list.ts';

export interface ListData {
  list: AcceleratorList;
  /** What the links to the programmes take along. */
  programs: AcceleratorProgram[];
  /** Of everything that counts as an accelerator, to be highlighted in answers. */
  titles: string[];
  /** The provider's short name; empty where it cannot be had. */
  shortName: string;
}

/** Never rejects: without content the page shows its fallback, and the question box still works. */
export async function getListData(content: ContentClient): Promise<ListData> {
  const [entry, settings] = await Promise.all([
    getAcceleratorsEntry(content).catch(() => undefined),
    getSiteSettings(content).catch(() => undefined),
  ]);
  const { acceleratorprograms, wellArchitectedReview } = fieldsOf<TypeAcceleratorsFields>(entry);
  const list = entry ? toAcceleratorList(entry) : fallbackList;
  const review = toEntries(wellArchitectedReview).map(toAcceleratorCard);
  return {
    list,
    programs: toEntries(acceleratorprograms).map(toAcceleratorProgram),
    titles: [...list.programs, ...review].map(({ title }) => title),
    shortName: settings?.shortName ?? '',
  };
}
