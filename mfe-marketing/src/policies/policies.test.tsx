import { renderRoute } from '@site/kit/testing/render-route';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { acceptableUsePolicy } from '../acceptance-use-policy/acceptable-use-policy.ts';
import { route as acceptableUse } from '../acceptance-use-policy/route.tsx';
import { accessControlPolicy } from '../access-control-policy/access-control-policy.ts';
import { route as accessControl } from '../access-control-policy/route.tsx';
import { dataSecurityPolicy } from '../data-security/data-security-policy.ts';
import { route as dataSecurity } from '../data-security/route.tsx';

describe.each([
  ['Acceptable Use Policy', acceptableUse, acceptableUsePolicy],
  ['Data Security', dataSecurity, dataSecurityPolicy],
  ['Access Control Policy', accessControl, accessControlPolicy],
])('%s', (title, route, policy) => {
  it('is dated and complete, and the table of contents links to every section', async () => {
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
