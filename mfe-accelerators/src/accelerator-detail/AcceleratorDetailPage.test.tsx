import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getProgramData } from './program-data.ts';
import { route } from './route.tsx';

const content = createSampleContent();
const down: ContentClient = { getEntries: () => Promise.reject(new Error('ECONNREFUSED 10.0.0.1')) };
const address = '/accelerators/ctrl-ignite-aws-control-tower-kick-starter';

async function visit(at: string, surroundings: Parameters<typeof renderRoute>[3] = {}) {
  const path = at.startsWith('/accelerators/') ? '/accelerators/:programId' : '/well-architected-review';
  const view = renderRoute(route, path, at, { content, ...surroundings });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** A space with one program that has these fields. */
const withProgram = (fields: Record<string, unknown>): ContentClient => ({
  getEntries: async ({ contentType }) =>
    contentType === 'accelerators'
      ? [{ sys: { id: 'list' }, fields: { acceleratorprograms: [{ sys: { id: 'one' }, fields }] } }]
      : [{ sys: { id: 'settings' }, fields: { defaultOnePager: asset('https://assets.example/default.pdf') } }],
});
const asset = (url: string) => ({ sys: { id: 'file' }, fields: { file: { url } } });

describe('an accelerator', () => {
  it('has every section', async () => {
    await visit(address);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'What It Is',
      'Why Choose CTRL Ignite?',
      "Deliverables You'll Receive",
      "What's Included",
      'How It Works',
      'Case Studies',
      'Take the next step',
    ]);
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/accelerators']);
    expect(breadcrumb.getByText('CTRL Ignite – AWS Control Tower Kick-Starter')).toBeDefined();
  });

  it('links to the case study of a project that used AWS services which the program names', async () => {
    await visit(address);
    const proof = within(screen.getByRole('region', { name: 'Case Studies' }));
    expect(proof.getByRole('link').getAttribute('href')).toBe('/case-study/clinicevidenceautomation');
  });

  it.each(['/accelerators/wellArchitectedReview', '/well-architected-review'])(
    'is the Well-Architected Review at %s',
    async (at) => {
      await visit(at);
      expect(screen.getByRole('heading', { level: 1, name: 'Well-Architected Review' })).toBeDefined();
      expect(screen.getByText('No-cost review')).toBeDefined();
    },
  );

  it('splits its lists on newlines, and says when there is no data', async () => {
    await visit('/accelerators/one', { content: withProgram({ title: 'One', whoItsFor: '- Founders\n– Teams\n' }) });
    const [audience, challenges] = [/Who It's For/, /What Challenges/].map(
      (name) => screen.getByRole('heading', { name }).parentElement as HTMLElement,
    );
    expect(
      within(audience as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Founders', 'Teams']);
    expect(challenges?.textContent).toContain('No data available');
    expect(screen.queryByRole('heading', { name: /Why Choose/ })).toBeNull();
  });

  it('suggests questions about itself that its page answers', async () => {
    await visit(address);
    const questions = screen.getAllByRole('link', { name: /CTRL Ignite.*\?$/ });
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      'Who is CTRL Ignite for?',
      'What is included in CTRL Ignite?',
      'How does CTRL Ignite work?',
    ]);
    expect(questions[0]?.getAttribute('href')).toBe('/accelerators?q=Who%20is%20CTRL%20Ignite%20for%3F');
  });

  it('suggests a question that fits any program when it has no sections', async () => {
    await visit('/accelerators/one', { content: withProgram({ title: 'One' }) });
    expect(screen.getByRole('link', { name: 'What is One?' })).toBeDefined();
  });

  it('has the words of the editor on its buttons and in its closing band', async () => {
    const fields = {
      title: 'One',
      heroContactButton: 'Ask our engineers',
      contactUsTitle: 'Ready?',
      contactUsDescription: 'One page says it all.',
      contactUsButton: 'Write to us',
      onePagerButton: 'Get the summary',
    };
    await visit('/accelerators/one', { content: withProgram(fields) });
    expect(screen.getByRole('link', { name: 'Ask our engineers' })).toBeDefined();
    const closing = within(screen.getByRole('region', { name: 'Ready?' }));
    expect(closing.getByText('One page says it all.')).toBeDefined();
    expect(closing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'What is One?',
      'Write to us',
      'Get the summary',
    ]);
  });

  it('says that the review costs nothing, and opens a one-pager, also with missing content', async () => {
    const only = {
      sys: { id: 'list' },
      fields: { acceleratorprograms: [{ sys: { id: 'one' }, fields: { title: 'One' } }] },
    };
    await visit('/accelerators/one', {
      content: { getEntries: async ({ contentType }) => (contentType === 'accelerators' ? [only] : []) },
    });
    expect(screen.getByText('No-cost review')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Download One Pager' }).getAttribute('href')).toBe(
      '/docs/capabilities-overview',
    );
  });

  it('links to the case studies of what it is about', async () => {
    await visit('/accelerators/resiliencex-backup-disaster-recovery-ha-workshop');
    const proof = within(screen.getByRole('region', { name: 'Case Studies' }));
    expect(proof.getByRole('link').getAttribute('href')).toBe('/case-study/patientportalfailover');
  });

  it('links the review to its checklist, if content has it', async () => {
    await visit('/well-architected-review');
    expect(screen.getByRole('link', { name: /^Well-Architected checklist/ }).getAttribute('href')).toBe(
      '/docs/well-architected-checklist',
    );
  });

  it.each(['Talk to an Expert', 'Talk to Us'])('links to the contact page from "%s"', async (name) => {
    await visit(address);
    await userEvent.click(screen.getByRole('link', { name }));
    expect(
      await screen.findByText('/contact-us?PreviousPage=ctrl-ignite-aws-control-tower-kick-starter'),
    ).toBeDefined();
  });

  it.each([
    ['its own', { title: 'One', onePager: asset('https://assets.example/own.pdf') }, 'https://assets.example/own.pdf'],
    ['the default', { title: 'One' }, 'https://assets.example/default.pdf'],
  ])('opens %s one-pager in a new tab', async (_, fields, url) => {
    await visit('/accelerators/one', { content: withProgram(fields) });
    const link = screen.getByRole('link', { name: 'Download One Pager' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('an accelerator that fails to load', () => {
  const failures: [string, string, ContentClient][] = [
    ['Program "nothing" not found', '/accelerators/nothing', content],
    ['No accelerator programs found', '/accelerators/nothing', { getEntries: async () => [] }],
    ['The content service is not responding', address, down],
  ];

  it.each(failures)('says: %s', async (message, at, from) => {
    await visit(at, { content: from });
    expect(screen.getByRole('alert').textContent).toBe(`Failed to load program data: ${message}`);
    await userEvent.click(screen.getByRole('link', { name: 'Return to Accelerators Page' }));
    expect(await screen.findByText('/accelerators')).toBeDefined();
  });
});

describe('an accelerator in search engines', () => {
  const metaOf = async (programId: string) =>
    route.handle.meta({
      data: await getProgramData(content, programId),
      params: { programId },
      url: new URL('https://www.example.com/somewhere'),
    });

  it('is a service with one canonical URL, whatever its address', async () => {
    const [review, other] = await Promise.all([metaOf('wellArchitectedReview'), metaOf('well-architected-review')]);
    expect(review.canonicalPath).toBe('/well-architected-review');
    expect(other).toEqual(review);
    expect(review.jsonLd?.map((object) => object['@type'])).toEqual(['Service', 'BreadcrumbList']);
    expect(review.jsonLd?.[0]?.url).toBe('https://www.example.com/well-architected-review');
  });

  it('is not indexed when it does not exist', async () => {
    expect((await metaOf('nothing')).noIndex).toBe(true);
  });
});
