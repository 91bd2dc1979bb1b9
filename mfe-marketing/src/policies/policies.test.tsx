import { acceptableUsePolicy } from '@site/content/policies/acceptable-use-policy';
import { accessControlPolicy } from '@site/content/policies/access-control-policy';
import { dataSecurityPolicy } from '@site/content/policies/data-security-policy';
import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { route as acceptableUse } from '../acceptance-use-policy/route.tsx';
import { route as accessControl } from '../access-control-policy/route.tsx';
import { route as dataSecurity } from '../data-security/route.tsx';
import { contentWith } from '../testing/content-with.ts';

describe.each([
  ['Acceptable Use Policy', acceptableUse, acceptableUsePolicy],
  ['Data Security', dataSecurity, dataSecurityPolicy],
  ['Access Control Policy', accessControl, accessControlPolicy],
])('%s', (title, route, policy) => {
  it.each<[string, ContentClient, string]>([
    [
      'as the editor wrote',
      contentWith({ siteSettings: [{ responseTime: 'within four hours' }] }),
      'within four hours',
    ],
    ['as usual where the editor wrote nothing', contentWith(), 'within one business day'],
  ])('says how soon we reply, %s', async (_, content, time) => {
    renderRoute(route, '/policy', '/policy', { content });
    expect((await screen.findByText(/^Questions about this policy/)).textContent).toContain(`we will reply ${time}.`);
  });

  it('is dated and complete, and the table of contents links to every section', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    renderRoute(route, '/policy', '/policy');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('08/06/2025')).toBeTruthy();
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections).toHaveLength(policy.sections.length);
    for (const section of sections) {
      const link = screen.getByRole('link', { name: section.textContent ?? '' });
      expect(link.getAttribute('href')).toBe(`#${section.id}`);
    }
  });

  it('makes the statements that all our policies share', () => {
    const text = JSON.stringify(policy);
    expect(text).toMatch(/rotated every 90 days/);
    expect(text).toMatch(/within 24 hours of departure/);
    expect(text).toMatch(/expire quarterly/);
    expect(text).toMatch(/annually, and within 30 days of/);
  });
});
