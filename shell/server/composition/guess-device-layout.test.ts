import { expect, it } from 'vitest';
import { guessDeviceLayout } from './guess-device-layout.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  galaxyTab:
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
};

it.each([
  ['an iPhone', { 'user-agent': agents.iphone }, 'mobile'],
  ['an Android phone', { 'user-agent': agents.pixel }, 'mobile'],
  ['an Android tablet', { 'user-agent': agents.galaxyTab }, 'tablet'],
  ['an iPad', { 'user-agent': agents.ipad }, 'tablet'],
  ['a Mac', { 'user-agent': agents.mac }, 'desktop'],
  ['a client that says nothing', {}, 'desktop'],
  ['the mobile hint', { 'user-agent': agents.mac, 'sec-ch-ua-mobile': '?1' }, 'mobile'],
])('recognizes %s', (_name, headers, layout) => {
  expect(guessDeviceLayout(new Headers(headers as Record<string, string>))).toBe(layout);
});
