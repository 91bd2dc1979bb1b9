import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { repeatedContent } from '@site/kit/testing/repeated-content';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { route as detail } from './accelerator-detail/route.tsx';
import { route as list } from './accelerator-list/route.tsx';
import { fakeVisibility } from './testing/fake-visibility.ts';

beforeEach(() => {
  fakeVisibility();
});

it.each([
  ['/accelerators', '/accelerators', list],
  ['/accelerators/:programId', '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop', detail],
] as [string, string, RemoteRoute][])(
  '%s shows every entry when an editor lists each twice',
  async (path, at, route) => {
    renderRoute(route, path, at, { content: repeatedContent(createSampleContent()) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  },
);
