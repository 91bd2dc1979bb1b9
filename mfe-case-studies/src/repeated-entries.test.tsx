import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { repeatedContent } from '@site/kit/testing/repeated-content';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { route as detail } from './case-study-detail/route.tsx';
import { route as list } from './case-study-list/route.tsx';

it.each([
  ['/case-study', '/case-study', list],
  ['/case-study/:caseId', '/case-study/porttelemetry', detail],
] as [string, string, RemoteRoute][])(
  '%s shows every entry when an editor lists each twice',
  async (path, at, route) => {
    renderRoute(route, path, at, { content: repeatedContent(createSampleContent()) });
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeTruthy();
  },
);
