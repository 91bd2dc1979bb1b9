import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { HomeOrContact } from './HomeOrContact.tsx';
import { Screen } from './Screen.tsx';

export const formReceivedMeta = (): PageMeta => ({
  title: 'Received',
  description: 'What you sent has arrived.',
  noIndex: true,
});

/** After a form that was taken, where the page around it cannot be shown: nobody has to wonder and send it again. */
export function FormReceived() {
  return (
    <div role="status">
      <Screen mark="Thank you" title="We have what you sent">
        <p>This page cannot be shown right now, but your message has arrived. You do not need to send it again.</p>
        <HomeOrContact />
      </Screen>
    </div>
  );
}
