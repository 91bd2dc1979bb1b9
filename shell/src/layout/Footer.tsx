import type { SiteChrome } from './site-chrome.ts';

export function Footer({ settings }: SiteChrome) {
  return <footer>{settings?.email}</footer>;
}
