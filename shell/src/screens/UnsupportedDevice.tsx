import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { MessageCircle } from 'lucide-react';
import { HomeOrContact } from './HomeOrContact.tsx';
import { Screen } from './Screen.tsx';
import styles from './UnsupportedDevice.module.css';

export const unsupportedDeviceMeta = (): PageMeta => ({
  title: 'Mobile experience coming soon',
  description: 'The mobile experience is coming soon. Until then the site is at its best on a desktop computer.',
  noIndex: true,
});

/** Says that the mobile experience is coming soon (spec section 2, route table). */
export function UnsupportedDevice() {
  return (
    <Screen mark="Soon" title="Our mobile experience is coming soon">
      <p>We are still building it. For now we recommend a desktop computer, where everything already works.</p>
      <p className={styles.chat}>
        <MessageCircle aria-hidden size={20} /> On a desktop, the chat icon takes you straight to one of our experts.
      </p>
      <HomeOrContact />
    </Screen>
  );
}
