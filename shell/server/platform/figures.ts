import type { Release } from '@site/contract/releases/release';
import { html } from 'hono/html';
import type { Html } from './frame.ts';

/** A moment in universal time, to the second. */
export function toTime(iso: string | undefined): Html {
  if (!iso) return html`unknown`;
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Failures and how many there were in all, with their share. */
export function toRate({ failed, total }: { failed: number; total: number }): string {
  const share = total === 0 ? '' : ` (${((100 * failed) / total).toFixed(2)} %)`;
  return `${failed.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}${share}`;
}

/** What browsers download of these files: compressed where the release has a twin. */
export function toDownload({ sizes }: Release, paths: readonly string[] = Object.keys(sizes)): string {
  const client = paths.filter((path) => path.startsWith('client/'));
  const bytes = client.reduce((sum, path) => sum + (sizes[path]?.brotli ?? sizes[path]?.bytes ?? 0), 0);
  return `${(bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`;
}
