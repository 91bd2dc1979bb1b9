import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeVisibility } from '../testing/fake-visibility.ts';
import { route } from './route.tsx';

type Surroundings = Parameters<typeof renderRoute>[3];

let visibility: ReturnType<typeof fakeVisibility>;

beforeEach(() => {
  visibility = fakeVisibility();
});

async function visit(surroundings: Surroundings = {}) {
  const content = createSampleContent();
  const view = renderRoute(route, '/accelerators', '/accelerators', { content, ...surroundings });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('the list of accelerators', () => {
  it('has every section', async () => {
    await visit();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'What Are Accelerators?',
      'Our Accelerator Programs',
      'How These Accelerators Work',
      'Why Partner with BCE?',
      'Not sure which program fits?',
    ]);
    expect(screen.getByRole('textbox', { name: /Which accelerator fits/ })).toBeDefined();
  });

  it('closes with the words of the editor', async () => {
    const fields = { contactUsTitle: 'Which one?', contactUsDescription: 'Just ask.', contactUsButton: 'Write to us' };
    await visit({
      content: {
        getEntries: async ({ contentType }) =>
          contentType === 'accelerators' ? [{ sys: { id: 'list' }, fields }] : [],
      },
    });
    const closing = within(screen.getByRole('region', { name: 'Which one?' }));
    expect(closing.getByText('Just ask.')).toBeDefined();
    expect(closing.getByRole('link', { name: 'Write to us' })).toBeDefined();
  });

  it('links to each program', async () => {
    await visit();
    const programs = within(screen.getByRole('region', { name: 'Our Accelerator Programs' }));
    const links = programs.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/accelerators/wafasttrack-by-bce-aws-well-architected-review',
      '/accelerators/ctrl-ignite-aws-control-tower-kick-starter',
      '/accelerators/intellistream-intelligent-document-processing-with-genai',
      '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop',
      '/accelerators/skillsprint-by-bce-aws-skill-builder-program',
    ]);
  });

  it('links to the contact page and passes on the current page', async () => {
    await visit();
    await userEvent.click(screen.getByRole('link', { name: 'Talk to Us' }));
    expect(await screen.findByText('/contact-us?PreviousPage=accelerators')).toBeDefined();
  });

  it.each(['mobile', 'tablet'] as const)('shows the programs as a carousel with five dots on a %s', async (layout) => {
    await visit({ deviceLayout: layout });
    const carousel = within(screen.getByRole('region', { name: 'accelerator programs' }));
    expect(carousel.getAllByRole('button', { name: /^Show \d of 5$/ })).toHaveLength(5);
    expect(carousel.getByRole('button', { name: 'Next accelerator programs' })).toBeDefined();
  });

  it('still lists the programs when content fails to load', async () => {
    await visit({ content: { getEntries: () => Promise.reject(new Error('down')) } });
    const programs = within(screen.getByRole('region', { name: 'Our Accelerator Programs' }));
    expect(programs.getAllByRole('link')).toHaveLength(5);
    expect(screen.queryByRole('heading', { name: /Why Partner/ })).toBeNull();
  });

  it('carries only what it shows of each program', async () => {
    const data = await createSampleContentData();
    expect(JSON.stringify(data)).not.toMatch(/deliverables|howItWorks|whatsIncluded/);
  });

  it('has metadata for search engines', async () => {
    const data = await createSampleContentData();
    const meta = route.handle.meta({ data, params: {}, url: new URL('https://www.example.com/accelerators') });
    expect(meta).toMatchObject({ title: 'Accelerators', description: expect.stringContaining('fixed scope') });
    expect(JSON.stringify(meta.jsonLd)).toContain('"@type":"Service","name":"CTRL Ignite');
  });
});

describe('the dots next to the sections', () => {
  const dots = () => within(screen.getByRole('navigation', { name: 'What Are Accelerators?' })).getAllByRole('link');
  const activeDot = () => dots().find((dot) => dot.getAttribute('aria-current') === 'true')?.textContent;
  const section = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;

  it('mark the section that is at least 70% visible', async () => {
    await visit();
    expect(activeDot()).toBe('Prepared, not improvised');
    await visibility.show(section('Finished when it runs'), 0.69);
    expect(activeDot()).toBe('Prepared, not improvised');
    await visibility.show(section('Finished when it runs'), 0.7);
    expect(activeDot()).toBe('Finished when it runs');
  });

  it('scroll to a section with a 100 px offset', async () => {
    await visit();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    section('Handed over for good').getBoundingClientRect = () => ({ top: 1500 }) as DOMRect;
    await userEvent.click(screen.getByRole('link', { name: 'Handed over for good' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1400, behavior: 'smooth' });
  });

  it('do not scroll smoothly for visitors who prefer reduced motion', async () => {
    await visit();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await userEvent.click(screen.getByRole('link', { name: 'Handed over for good' }));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });
});

async function createSampleContentData() {
  const { getListData } = await import('./list-data.ts');
  return getListData(createSampleContent());
}
