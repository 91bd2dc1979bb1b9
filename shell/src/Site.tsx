import { type Host, HostContext } from '@site/contract/host';
import type { ReactNode } from 'react';
import { PrivacyChoicesContext } from './analytics/PrivacyChoices.tsx';
import { type PageLoad, PageLoadContext } from './federation/page-load.ts';

/** The providers around the router, the same on the server and in the browser. */
export function Site({
  host,
  pageLoad,
  openPrivacyChoices,
  children,
}: {
  host: Host;
  pageLoad: PageLoad;
  openPrivacyChoices?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <HostContext value={host}>
      <PageLoadContext value={pageLoad}>
        <PrivacyChoicesContext value={openPrivacyChoices}>{children}</PrivacyChoicesContext>
      </PageLoadContext>
    </HostContext>
  );
}
