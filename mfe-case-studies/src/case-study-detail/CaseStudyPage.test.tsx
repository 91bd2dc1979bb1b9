import { getCaseStudyCards } from '@site/content/entries/case-study-list';
import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from './route.tsx';

const content = createSampleContent();

beforeEach(() => {
  // jsdom lacks modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('a case study', () => {
  it('shows every section', async () => {
    await visit('/case-study/freightdatacenterexit');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch('eleven weekends');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByRole('link', { name: 'Our Case Studies' }).getAttribute('href')).toBe('/case-study');
    expect(breadcrumb.getByText(/eleven weekends/).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Industry', { selector: 'header dt' }).nextElementSibling?.textContent).toBe('Logistics');
    expect(screen.getByText('Solution Type').nextElementSibling?.textContent).toBe('Migration and modernization');
    const services = within(screen.getByRole('list', { name: 'AWS Services Used' }));
    expect(services.getAllByRole('listitem')).toHaveLength(5);
    for (const name of ['About Client', 'The Challenge', 'The Solution', 'The Result', 'What Our Client Has to Say']) {
      expect(screen.getByRole('region', { name }).textContent?.length).toBeGreaterThan(50);
    }
    expect(screen.getByRole('region', { name: 'Want the Full Story?' })).toBeTruthy();
  });

  it('offers the full story in the words of the editor', async () => {
    const fields = {
      childCards: [{ sys: { id: 'one' }, fields: { idName: 'One', title: 'One' } }],
      fullStoryTitle: 'Read on?',
      fullStoryDescription: 'All of it.',
      fullStoryButton: 'Send it to me',
    };
    await visit('/case-study/one', {
      getEntries: async ({ contentType }) => (contentType === 'caseStudies' ? [{ sys: { id: 'list' }, fields }] : []),
    });
    const offer = within(screen.getByRole('region', { name: 'Read on?' }));
    expect(offer.getByText('All of it.')).toBeTruthy();
    fireEvent.click(offer.getByRole('button', { name: 'Send it to me' }));
    expect(screen.getByRole('dialog', { name: 'Send it to me' })).toBeTruthy();
  });

  it('shows its metrics with an up arrow, a down arrow or a plus sign', async () => {
    await visit('/case-study/freightdatacenterexit');
    expect(figure('servers moved')).toEqual(['Plus', '62']);
    expect(figure('lower infrastructure cost')).toEqual(['Decrease', '34%']);
    expect(figure('faster route planning')).toEqual(['Increase', '3x']);
    expect(figure('dispatch windows missed')).toEqual([undefined, '0']);
  });

  it('renders bold text and line breaks in its result', async () => {
    await visit('/case-study/freightdatacenterexit');
    const result = screen.getByRole('region', { name: 'The Result' });
    const bold = within(result).getByText('the monthly bill is 34% lower');
    expect(getComputedStyle(bold).fontWeight).toBe('700');
    expect(result.querySelectorAll('br')).toHaveLength(1);
    expect(result.textContent).not.toContain('**');
  });

  it('lists other case studies in the same industry', async () => {
    await visit('/case-study/freightdatacenterexit');
    const related = within(screen.getByRole('region', { name: 'More in Logistics' }));
    expect(related.getByRole('heading', { name: /^Container positions/ })).toBeTruthy();
    expect(related.queryByText(/eleven weekends/)).toBeNull();
  });

  it('shows an entry with almost all fields missing', async () => {
    const bare = { sys: { id: 'bare' }, fields: { idName: 'Bare', title: 'Only a title' } };
    const list = { sys: { id: 'list' }, fields: { childCards: [bare] } };
    await visit('/case-study/bare', {
      getEntries: async ({ contentType }) => (contentType === 'caseStudies' ? [list] : []),
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Only a title',
      'About Client',
      'Want the Full Story?',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'About Client' })).getByRole('img', { name: 'Client' }),
    ).toBeTruthy();
  });

  it('leads from Home, says when it was published, and links to the services behind it', async () => {
    await visit('/case-study/patientportalfailover');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/case-study']);
    expect(screen.getByText('Published').nextElementSibling?.textContent).toBe('March 20, 2025');
    const behind = within(screen.getByRole('region', { name: 'What We Used' }));
    expect(behind.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/capability/solutions/disaster-recovery',
      '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop',
    ]);
  });

  it('links to a service whose AWS services the project used', async () => {
    await visit('/case-study/searchthatsells');
    const behind = within(screen.getByRole('region', { name: 'What We Used' }));
    expect(behind.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/capability/solutions/retail-personalization',
      '/capability/services/generative-ai',
    ]);
  });

  it('has a heading without a title', async () => {
    const bare = { sys: { id: 'bare' }, fields: { idName: 'Fleet Telemetry' } };
    const list = { sys: { id: 'list' }, fields: { childCards: [bare] } };
    await visit('/case-study/fleettelemetry', {
      getEntries: async ({ contentType }) => (contentType === 'caseStudies' ? [list] : []),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fleet Telemetry');
  });

  it('renders for every case study in the sample space', async () => {
    for (const { caseId } of await getCaseStudyCards(content)) {
      if (!caseId) continue;
      const { unmount } = await visit(`/case-study/${caseId}`);
      unmount();
    }
  });
});

describe('the URL', () => {
  it.each(['/case-study/PortTelemetry?x=1', '/case-study/Port%20Telemetry?x=1'])(
    '%s redirects to the canonical URL',
    async (at) => {
      const { router } = await visit(at);
      expect(router.state.location.pathname + router.state.location.search).toBe('/case-study/porttelemetry?x=1');
    },
  );

  it('of an unknown case study shows nothing, responds with 404 and is logged', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { router, container } = renderRoute(route, '/case-study/:caseId', '/case-study/nope', { content });
    await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Case study "nope" not found.'));
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(container.textContent).toBe('');
    const answer = await route.loader?.({
      request: new Request('https://www.example.com/case-study/nope'),
      params: { caseId: 'nope' },
      context: { get: () => content },
    } as never);
    expect(answer).toMatchObject({ data: null, init: { status: 404 } });
  });
});

describe('the full document', () => {
  it("is requested in a dialog with the contact team's form, which loads when the visitor reaches for the button", async () => {
    const renderFragment = vi.fn(({ name }) => <p>Fragment {name}</p>);
    await visit('/case-study/freightdatacenterexit', content, renderFragment);
    expect(renderFragment).not.toHaveBeenCalled();
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Download full Case Study' }));
    expect(renderFragment).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Download full Case Study' }));
    const dialog = screen.getByRole('dialog', { name: 'Download full Case Study' });
    expect(within(dialog).getByText('Fragment contact/case-study-request')).toBeTruthy();
    const { props } = renderFragment.mock.lastCall?.[0] ?? {};
    expect(props.caseStudyId).toBe('Freight Data Center Exit');
    props.onDone();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be requested on the contact page without JavaScript, where no dialog opens', async () => {
    await visit('/case-study/freightdatacenterexit');
    expect(screen.getByRole('link', { name: 'Request the full Case Study' }).getAttribute('href')).toBe(
      '/contact-us?PreviousPage=freightdatacenterexit',
    );
  });

  it('can be requested by email while mfe-contact is down', async () => {
    await visit('/case-study/freightdatacenterexit', content, ({ unavailable }) => unavailable);
    fireEvent.click(screen.getByRole('button', { name: 'Download full Case Study' }));
    const dialog = screen.getByRole('dialog', { name: 'Download full Case Study' });
    expect(within(dialog).getByText(/^The form cannot be shown right now/)).toBeTruthy();
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe(
      'mailto:hello@example.com?subject=Full%20case%20study',
    );
  });

  it('does not stay open on the page of another case study', async () => {
    const { router } = await visit('/case-study/freightdatacenterexit');
    fireEvent.click(screen.getByRole('button', { name: 'Download full Case Study' }));
    expect(screen.getByRole('dialog', { name: 'Download full Case Study' })).toBeTruthy();
    await act(() => router.navigate('/case-study/porttelemetry'));
    expect(await screen.findByRole('heading', { level: 1, name: /^Container positions/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

async function visit(
  at: string,
  from: ContentClient = content,
  renderFragment?: NonNullable<Parameters<typeof renderRoute>[3]>['renderFragment'],
) {
  const surroundings = { content: from, ...(renderFragment && { renderFragment }) };
  const view = renderRoute(route, '/case-study/:caseId', at, surroundings);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** The name of the icon, and the value above the metric's description. */
function figure(description: string) {
  const value = screen.getByText(description).previousElementSibling;
  return [value?.querySelector('svg')?.getAttribute('aria-label') ?? undefined, value?.textContent];
}
