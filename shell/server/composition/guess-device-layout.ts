import { type DeviceLayout, toDeviceLayout } from '@site/contract/device/device-layout';

/** A first guess from client hints, then the user agent; the browser corrects it after hydration. */
export function guessDeviceLayout(headers: Headers): DeviceLayout {
  const width = Number(headers.get('sec-ch-viewport-width'));
  if (width > 0) return toDeviceLayout(width);
  const agent = headers.get('user-agent') ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  const isMobile = headers.get('sec-ch-ua-mobile') === '?1' || /Mobi|iPhone|Android/i.test(agent);
  return isMobile ? 'mobile' : 'desktop';
}
