import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { repeatedContent } from '@site/kit/testing/repeated-content';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { route as aboutUs } from '../about-us/route.tsx';
import { route as capabilityDetail } from '../capability-detail/route.tsx';
import { route as capabilityList } from '../capability-list/route.tsx';
import { route as home } from '../home/route.tsx';
import { route as press } from '../press/route.tsx';

it.each([
  ['/', '/', home],
  ['/about-us', '/about-us', aboutUs],
  ['/press', '/press', press],
  ['/capability/:name', '/capability/services', capabilityList],
  ['/capability/:capabilitiesName/:serviceSlug', '/capability/services/generative-ai', capabilityDetail],
] as [string, string, RemoteRoute][])(
  '%s shows every entry when an editor lists each twice',
  async (path, at, route) => {
    renderRoute(route, path, at, { content: repeatedContent(createSampleContent()) });
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeTruthy();
  },
);
