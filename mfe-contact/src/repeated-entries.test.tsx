import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { repeatedContent } from '@site/kit/testing/repeated-content';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { route as contact } from './contact-us/route.tsx';
import { route as program } from './smb-program/route.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it.each([
  ['/contact-us', contact],
  ['/smb-aws-accelerator-program', program],
] as [string, RemoteRoute][])('%s shows every entry when an editor lists each twice', async (path, route) => {
  renderRoute(route, path, path, { content: repeatedContent(createSampleContent()) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
