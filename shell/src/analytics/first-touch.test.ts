// @vitest-environment jsdom
import { readFirstTouch } from '@site/contract/clients/lead-source';
import { afterEach, expect, it } from 'vitest';
import { keepArrival } from './first-touch.ts';

afterEach(() => sessionStorage.clear());

it('keeps campaign, click id, the other site and the first page', () => {
  keepArrival(
    'https://www.example.com/press?utm_source=news&utm_campaign=spring&gclid=abc&x=1',
    'https://search.example/?q=secret',
  );
  expect(readFirstTouch()).toEqual({
    utm_source: 'news',
    utm_campaign: 'spring',
    clickId: 'gclid=abc',
    referrer: 'https://search.example',
    landingPage: '/press',
  });
});

it('keeps the first step only', () => {
  keepArrival('https://www.example.com/?utm_source=first', '');
  keepArrival('https://www.example.com/?utm_source=second', '');
  expect(readFirstTouch().utm_source).toBe('first');
});

it('takes a step within the site for none', () => {
  keepArrival('https://www.example.com/press?x=1', 'https://www.example.com/');
  expect(readFirstTouch()).toEqual({});
});

it('cuts long values, and knows referrers that are no addresses', () => {
  keepArrival(`https://www.example.com/?utm_term=${'x'.repeat(900)}`, 'android-app');
  expect(readFirstTouch()).toEqual({ utm_term: 'x'.repeat(200), landingPage: '/' });
});
