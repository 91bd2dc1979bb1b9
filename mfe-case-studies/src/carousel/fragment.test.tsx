import type { ContentClient } from '@site/contract/clients/content-client';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fragment } from './fragment.tsx';
import type { CarouselCards } from './get-carousel-cards.ts';

const noContent: ContentClient = { getEntries: async () => [] };
const content = createSampleContent();

describe('the data', () => {
  it('is only what cards show', async () => {
    const { cards, total } = await load(content);
    const [first] = cards;
    expect(total).toBe(cards.length);
    expect(Object.keys(first ?? {}).sort()).toEqual(
      ['caseId', 'description', 'img', 'industry', 'more', 'service', 'title'].sort(),
    );
    expect(first).toMatchObject({
      caseId: 'freightdatacenterexit',
      service: 'AWS Application Migration Service',
      more: 4,
    });
  });

  it('is the six built-in samples if there are no case studies', async () => {
    expect((await load(noContent)).cards.map(({ industry }) => industry)).toEqual([
      'Logistics',
      'Technology / SaaS',
      'Healthcare',
      'Retail',
      'Media & Entertainment',
      'Property Management',
    ]);
  });

  it('is the samples when content fails, and the failure is logged', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { cards } = await load({ getEntries: () => Promise.reject(new Error('outage')) });
    expect(cards).toHaveLength(6);
    expect(log).toHaveBeenCalledOnce();
  });

  it('is the first 24 of a thousand case studies, and how many there are', async () => {
    const { cards, total } = await load(thousand());
    expect(cards).toHaveLength(24);
    expect(total).toBe(1_000);
  });
});

describe('the carousel', () => {
  it('shows the heading, its subtitle and a card for each case study', async () => {
    const section = await show(await load(content));
    expect(
      within(section).getByText(
        'Discover how we help businesses optimize cloud solutions, enhance security, and accelerate growth with AWS.',
      ),
    ).toBeTruthy();
    const card = cardOf('Container positions in two seconds, from eight hundred trucks');
    expect(card.getByText('Industry').nextElementSibling?.textContent).toBe('Logistics');
    expect(card.getByText('AWS IoT Core')).toBeTruthy();
    expect(card.getByText(/^\+3/)).toBeTruthy();
  });

  it('scrolls by 450 px per press', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(5_000);
    await show(await load(content));
    const track = screen.getByRole('list', { name: 'case studies' });
    track.scrollTo = vi.fn();
    fireEvent.click(screen.getByRole('button', { name: 'Next case studies' }));
    expect(track.scrollTo).toHaveBeenCalledWith({ left: 450 });
  });

  it('links to the case study from Read More', async () => {
    await show(await load(content));
    const card = cardOf('Container positions in two seconds, from eight hundred trucks');
    const name = 'Read More: Container positions in two seconds, from eight hundred trucks';
    fireEvent.click(card.getByRole('link', { name }));
    expect(await screen.findByText('/case-study/porttelemetry')).toBeTruthy();
  });

  it('links to the contact page if a case study has no idName', async () => {
    await show(await load(noContent), '/somewhere/here');
    fireEvent.click(screen.getAllByRole('link', { name: /^Read More/ })[0] as HTMLElement);
    expect(await screen.findByText('/contact-us?PreviousPage=here')).toBeTruthy();
    expect(shown.router.state.location.state).toEqual({ flag: 'Accelerate Your AWS Cloud Journey', path: 'here' });
  });

  it('shows the six samples when its data did not load', async () => {
    const section = await show(undefined);
    expect(within(section).getByRole('heading', { name: 'Our Case Studies' })).toBeTruthy();
    expect(await within(section).findAllByRole('article')).toHaveLength(6);
  });

  it('says how many there are if it does not show all of them', async () => {
    await show(await load(thousand()));
    fireEvent.click(screen.getByRole('link', { name: 'See all 1000 case studies' }));
    expect(await screen.findByText('/case-study')).toBeTruthy();
  });
});

let given: CarouselCards | undefined;
let shown: ReturnType<typeof renderRoute>;
const page = defineRoute({ Component: Page, handle: { meta: () => ({ title: '', description: '' }) } });

async function load(from: ContentClient): Promise<CarouselCards> {
  return (await fragment.load?.({ content: from })) ?? { cards: [], total: 0 };
}

function thousand(): ContentClient {
  const childCards = Array.from({ length: 1_000 }, (_, index) => ({ sys: { id: `c${index}` }, fields: {} }));
  return { getEntries: async () => [{ sys: { id: 'list' }, fields: { childCards } }] };
}

function show(data: CarouselCards | undefined, at = '/') {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  given = data;
  shown = renderRoute(page, at, at);
  return screen.findByRole('region', { name: 'Our Case Studies' });
}

function Page() {
  return <fragment.Component data={given} />;
}

function cardOf(title: string) {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (!card) throw new Error(`no card "${title}"`);
  return within(card);
}
