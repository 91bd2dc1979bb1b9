import type { RemoteRoute } from '@site/contract/remote-module/remote-route';

/** Neither a sent form nor another view of the page loads its content again; only Try again does, at the same address. */
export const reloadWhenAsked: NonNullable<RemoteRoute['shouldRevalidate']> = ({ formMethod, currentUrl, nextUrl }) =>
  !formMethod && currentUrl.href === nextUrl.href;
