import { useDeviceLayout } from '@site/contract/device/use-device-layout';
import { useCallback, useEffect, useState } from 'react';
import { formMessages } from './form-messages.ts';
import { Popup } from './Popup.tsx';
import type { LeadAnswer } from './receive-lead.ts';
import { type ProviderContact, ThankYou } from './ThankYou.tsx';

/**
 * The popup on the contact pages (spec section 2, Contact Us). It appears 0.5 s after the form is sent. On tablet and mobile
 * it hides after 5 s; on desktop it stays until closed. The form repeats the message for visitors who miss the popup.
 */
export function SuccessPopup({ answer, contact }: { answer: LeadAnswer | undefined; contact: ProviderContact }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isDesktop = useDeviceLayout() === 'desktop';

  useEffect(() => setOpen(answer?.status === 'sent'), [answer]);

  return (
    <Popup
      open={open}
      title="Thank You"
      message={formMessages.received}
      delayMs={500}
      hideAfterMs={isDesktop ? undefined : 5000}
      onClose={close}
    >
      <ThankYou contact={contact} />
    </Popup>
  );
}
