import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentWith, entryOf } from '../testing/content-with.ts';
import type { HomeData } from './home-data.ts';
import { fallbackSteps } from './home-fallback.ts';
import { route } from './route.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('shows every section of home from content', async () => {
  await openHome(createSampleContent());
  for (const name of [
    'Five steps from first look to full ownership',
    'Everything AWS can do, in three answers',
    'Technical expertise, validated by AWS',
    'Solutions that start at ninety percent',
    'Someone is already looking at it',
    'What Clients Say About Us',
    'Tell us what keeps breaking. We answer within one business day.',
  ]) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Cut costs by up to 30%').tagName).toBe('STRONG');
  expect(screen.getByText('Fragment case-studies/carousel')).toBeTruthy();
});

it('promotes the SMB program with its messages and its apply-by date', async () => {
  await openHome(createSampleContent());
  const banner = screen.getByRole('region', { name: 'SMB AWS Accelerator Program' });
  expect(banner.textContent).toContain('Apply by December 31, 2031');
  expect(within(banner).getAllByRole('listitem')).toHaveLength(4);
  expect(hrefOf('Apply Here')).toBe('/smb-aws-accelerator-program');
});

it('has the words of the editor on its buttons', async () => {
  await openHome(
    contentWith({
      homePage: [
        {
          heroContactButton: 'Ask our engineers',
          heroReviewButton: 'Have it reviewed',
          managedServicesButton: 'See who is on call',
          contactUsTitle: 'Say hello',
          contactUsButton: 'Write to us',
        },
      ],
      smbProgramme: [{ applyButton: 'Get your share' }],
    }),
  );
  expect(hrefOf('Ask our engineers')).toBe('/contact-us?PreviousPage=');
  expect(hrefOf('Have it reviewed')).toBe('/well-architected-review');
  expect(hrefOf('Get your share')).toBe('/smb-aws-accelerator-program');
  expect(hrefOf('See who is on call')).toBe('/capability/services/aws-managed-services-provider');
  expect(within(screen.getByRole('region', { name: 'Say hello' })).getByRole('link').textContent).toBe('Write to us');
});

it('says when the round of the SMB program has closed', async () => {
  await openHome();
  const banner = screen.getByRole('region', { name: 'SMB AWS Accelerator Program' });
  expect(banner.textContent).toContain('This round closed on December 31, 2025');
  expect(hrefOf('Apply Here')).toBe('/smb-aws-accelerator-program');
});

it('links to the seventh service, the case study list, and the capability of each tab', async () => {
  await openHome(createSampleContent());
  expect(hrefOf('Explore managed services')).toBe('/capability/services/aws-managed-services-provider');
  expect(hrefOf('See All Projects')).toBe('/case-study');
  expect(hrefOf('Discover our Services')).toBe('/capability/services');
  await userEvent.click(screen.getByRole('tab', { name: 'Solutions' }));
  expect((await screen.findByRole('link', { name: 'Discover our Solutions' })).getAttribute('href')).toBe(
    '/capability/solutions',
  );
});

it('tells the contact page where the visitor came from and why', async () => {
  const { router } = await openHome(createSampleContent());
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(await screen.findByText('/contact-us?PreviousPage=')).toBeTruthy();
  expect(router.state.location.state).toEqual({
    flag: 'Tell us what keeps breaking. We answer within one business day.',
    path: '',
  });
});

it('starts with four testimonials, and adds four when the visitor comes near the last', async () => {
  await openHome(createSampleContent());
  const testimonials = screen.getByRole('region', { name: 'testimonials' });
  expect(within(testimonials).getAllByRole('figure')).toHaveLength(4);
  fireEvent.scroll(within(testimonials).getByRole('list', { name: 'testimonials' }));
  expect(within(testimonials).getAllByRole('figure')).toHaveLength(8);
});

it('says so when there are no testimonials', async () => {
  await openHome(contentWith({ homePage: [{ homeTitle: 'Hello' }] }));
  expect(screen.getByRole('heading', { level: 1, name: 'Hello' })).toBeTruthy();
  expect(screen.getByText('No testimonials available')).toBeTruthy();
});

it('links each step without a route to the fallback route of its program', async () => {
  await openHome(
    contentWith({ homePage: [{ homeTitle: 'Hello', rca: [{ title: 'One' }, { title: 'Two' }].map(entryOf) }] }),
  );
  expect(hrefOf('One')).toBe(fallbackSteps[0]?.to);
  expect(hrefOf('Two')).toBe(fallbackSteps[1]?.to);
});

it('leads to another site if an editor gives a step its address', async () => {
  const url = 'https://training.example/start';
  await openHome(contentWith({ homePage: [{ homeTitle: 'Hello', rca: [entryOf({ title: 'One', url })] }] }));
  expect(hrefOf('One')).toBe(url);
});

it('stays usable with fallback text while content is down', async () => {
  await openHome();
  expect(screen.getByRole('heading', { level: 1, name: 'Cloud consulting on AWS' })).toBeTruthy();
  expect(fallbackSteps.map(({ title }) => hrefOf(title))).toEqual([
    '/accelerators/wafasttrack-by-bce-aws-well-architected-review',
    '/accelerators/ctrl-ignite-aws-control-tower-kick-starter',
    '/accelerators/intellistream-intelligent-document-processing-with-genai',
    '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop',
    '/accelerators/skillsprint-by-bce-aws-skill-builder-program',
  ]);
  expect(screen.getByText(/landing zone, up and running in under 30 minutes/)).toBeTruthy();
  expect(screen.getByText(/20 hours of free support/)).toBeTruthy();
  expect(screen.getByText('$500K engineering services')).toBeTruthy();
  expect(hrefOf('Talk to an engineer')).toBe('/contact-us?PreviousPage=');
  expect(hrefOf('Get a free review')).toBe('/well-architected-review');
  expect(hrefOf('Explore managed services')).toBe('/capability/services/aws-managed-services-provider');
  expect(screen.getByText('No testimonials available')).toBeTruthy();
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('Content failed to load'), expect.any(Error));
});

it('describes the provider to search engines', async () => {
  const { router } = await openHome(createSampleContent());
  const data = Object.values(router.state.loaderData)[0] as HomeData;
  const { jsonLd } = route.handle.meta({ data, params: {}, url: new URL('https://www.example.com/') });
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://www.example.com/#organization',
    name: 'Bluecrest Cloud Engineering',
    logo: 'https://www.example.com/apple-touch-icon.png',
  });
});

it('describes itself to search engines, even without data', () => {
  const url = new URL('https://www.example.com/');
  expect(route.handle.meta({ data: undefined, params: {}, url }).title).toBe('Cloud consulting on AWS');
});

async function openHome(content?: ContentClient) {
  const view = renderRoute(route, '/', '/', content ? { content } : {});
  await screen.findByRole('heading', { name: 'What Clients Say About Us' }, { timeout: 10_000 });
  return view;
}

function hrefOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}
