import { getSiteSettings } from '@site/content/entries/site-settings';
import { contentContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { ProviderContact } from '../lead-form/ThankYou.tsx';

/** Loads the contact pages. If content fails, the form still works; only the email and phone links are missing. */
export async function loadContact({ context }: Parameters<NonNullable<RemoteRoute['loader']>>[0]) {
  const contact: ProviderContact = await getSiteSettings(context.get(contentContext)).then(
    ({ email, phone }) => ({ email, phone }),
    () => ({ email: '', phone: '' }),
  );
  return { contact };
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>;
