import type { DeviceLayout } from '@site/contract/device/device-layout';

/** Guesses from the mobile client hint and the user agent; the browser corrects the guess after hydration. */
export function guessDeviceLayout(headers: Headers): DeviceLayout {
  const agent = headers.get('user-agent') ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  const isMobile = headers.get('sec-ch-ua-mobile') === '?1' || /Mobi|iPhone|Android/i.test(agent);
  return isMobile ? 'mobile' : 'desktop';
}
