import { type ContactPromise, getContactPromise, toContactPromise } from '@site/content/entries/contact-promise';
import { contentContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';

/** Loads what a policy page says about questions. The policies themselves are part of the code. */
export function loadPromise({ context }: Parameters<NonNullable<RemoteRoute['loader']>>[0]): Promise<ContactPromise> {
  return contentOr(toContactPromise(undefined), getContactPromise(context.get(contentContext)));
}
