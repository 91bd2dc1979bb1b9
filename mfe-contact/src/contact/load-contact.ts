import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { contentContext } from 'shared-contracts/host';
import type { RemoteRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { createFormStart } from '../lead-form/form-start.ts';
import type { ProviderContact } from '../lead-form/ThankYou.tsx';

/** The loader of the contact screens. Without content the form stands all the same; only the direct lines are missing. */
export async function loadContact({ context }: Parameters<NonNullable<RemoteRoute['loader']>>[0]) {
  const contact: ProviderContact = await getSiteSettings(context.get(contentContext)).then(
    ({ email, phone }) => ({ email, phone }),
    () => ({ email: '', phone: '' }),
  );
  return { contact, start: createFormStart() };
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>;
