import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { HomeOrContact } from './HomeOrContact.tsx';
import { Screen } from './Screen.tsx';

export const formReceivedMeta = (): PageMeta => ({
  title: 'Received',
  description: 'We received your message.',
  noIndex: true,
});

/** Thanks for a form that was received although its page cannot be shown, so that nobody sends it again. */
export function FormReceived() {
  return (
    <div role="status">
      <Screen mark="Thank you" title="We received your message">
        <p>We cannot show this page right now, but your message has arrived. You do not need to send it again.</p>
        <HomeOrContact />
      </Screen>
    </div>
  );
}
