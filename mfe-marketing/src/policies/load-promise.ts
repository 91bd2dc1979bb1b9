import type { ContactPromise } from '@site/content/entries/contact-promise';
import { contentContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';

/** Loads what a policy page says about questions. The policies themselves are part of the code. */
export async function loadPromise({
  context,
}: Parameters<NonNullable<RemoteRoute['loader']>>[0]): Promise<ContactPromise> {
  // The first page arrives with its data, so the code that reads content is not part of its JavaScript.
  const { getContactPromise, toContactPromise } = await import('@site/content/entries/contact-promise');
  return contentOr(toContactPromise(undefined), getContactPromise(context.get(contentContext)));
}
