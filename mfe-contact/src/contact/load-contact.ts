import { getContactPromise, toContactPromise } from '@site/content/entries/contact-promise';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { contentContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { ProviderContact } from '../lead-form/ThankYou.tsx';

/** Loads the contact pages. If content fails, the form still works; only the email and phone links are missing. */
export async function loadContact({ context }: Parameters<NonNullable<RemoteRoute['loader']>>[0]) {
  const content = context.get(contentContext);
  const [contact, promise] = await Promise.all([
    getSiteSettings(content).then(
      ({ email, phone }): ProviderContact => ({ email, phone }),
      () => ({ email: '', phone: '' }),
    ),
    getContactPromise(content).catch(() => toContactPromise(undefined)),
  ]);
  return { contact, promise };
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

/** When visitors get an answer, also without the page's data. */
export function toAnswerPromise(data: ContactData | undefined): string {
  return `We answer ${(data?.promise ?? toContactPromise(undefined)).responseTime}.`;
}
