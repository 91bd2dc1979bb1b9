import type { PageMeta } from 'shared-contracts/remote-module/page-meta.ts';

export const unsupportedDeviceMeta = (): PageMeta => ({
  title: 'Unsupported device',
  description: 'The mobile experience is coming soon.',
  noIndex: true,
});

export function UnsupportedDevice() {
  return <h1>Unsupported device</h1>;
}
