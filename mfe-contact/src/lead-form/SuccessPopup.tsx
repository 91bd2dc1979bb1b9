import { useDeviceLayout } from '@site/contract/device/use-device-layout';
import { useCallback, useEffect, useState } from 'react';
import { Popup } from './Popup.tsx';
import type { LeadAnswer } from './receive-lead.ts';
import { type ProviderContact, ThankYou } from './ThankYou.tsx';

/**
 * The popup of the contact screens (spec section 2, Contact Us): 0.5 s after a form was sent; on tablet and mobile it goes
 * by itself after 5 s, on desktop by its close button. The form keeps a line of its own, so that nothing is missed.
 */
export function SuccessPopup({ answer, contact }: { answer: LeadAnswer | undefined; contact: ProviderContact }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isDesktop = useDeviceLayout() === 'desktop';

  useEffect(() => setOpen(answer?.status === 'sent'), [answer]);

  return (
    <Popup open={open} title="Thank You" delayMs={500} hideAfterMs={isDesktop ? undefined : 5000} onClose={close}>
      <ThankYou contact={contact} />
    </Popup>
  );
}
