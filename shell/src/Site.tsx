import type { ReactNode } from 'react';
import { type Host, HostContext } from 'shared-contracts/host';
import { type PageLoad, PageLoadContext } from './federation/page-load.ts';

/** What stands around the router, the same on the server and in the browser. */
export function Site({ host, pageLoad, children }: { host: Host; pageLoad: PageLoad; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <PageLoadContext value={pageLoad}>{children}</PageLoadContext>
    </HostContext>
  );
}
