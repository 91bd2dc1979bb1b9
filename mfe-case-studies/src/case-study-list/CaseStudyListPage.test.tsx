import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { route } from './route.tsx';

const content = createSampleContent();

describe('the list', () => {
  it('shows title, description and a card for each case study', async () => {
    await visit('/case-study');
    expect(screen.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toBeTruthy();
    expect(screen.getByText(/^Discover how we help businesses optimize/)).toBeTruthy();
    expect(titles()).toHaveLength(14);
    expect(count()).toBe('14 case studies');
  });

  it('shows what the URL asks for', async () => {
    await visit('/case-study?industry=Retail&service=AWS+Lambda&q=traffic');
    expect(titles()).toEqual(['Nine times the traffic, the same on-call engineer asleep']);
    expect(search().value).toBe('traffic');
    expect(screen.getByRole('button', { name: 'Retail', hidden: true }).getAttribute('aria-pressed')).toBe('true');
    expect(service('AWS Lambda').checked).toBe(true);
    expect(count()).toBe('1 of 14 case studies');
  });

  it('says when content fails, logs it, and can try again', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const getEntries = vi.fn<ContentClient['getEntries']>().mockRejectedValueOnce(new Error('outage'));
    getEntries.mockImplementation(content.getEntries);
    renderRoute(route, '/case-study', '/case-study', { content: { getEntries } });
    expect(await screen.findByText('Our case studies are not available right now')).toBeTruthy();
    expect(log).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(14));
  });
});

describe('the filters', () => {
  it('accept one industry, and clear it when it is chosen again', async () => {
    const { router } = await visit('/case-study');
    choose('Retail');
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(router.state.location.search).toBe('?industry=Retail');
    choose('Healthcare');
    await waitFor(() => expect(router.state.location.search).toBe('?industry=Healthcare'));
    choose('Healthcare');
    await waitFor(() => expect(titles()).toHaveLength(14));
    expect(router.state.location.search).toBe('');
  });

  it('are reported to analytics when they are used, and not when they are cleared', async () => {
    const trackEvent = vi.fn();
    renderRoute(route, '/case-study', '/case-study', { content, trackEvent });
    await waitFor(() => expect(titles()).toHaveLength(14));
    choose('Retail');
    await waitFor(() => expect(titles()).toHaveLength(2));
    choose('Retail');
    await waitFor(() => expect(titles()).toHaveLength(14));
    fireEvent.click(service('AWS Lambda'));
    expect(trackEvent.mock.calls.map(([{ filter, value }]) => [filter, value])).toEqual([
      ['industry', 'Retail'],
      ['service', 'AWS Lambda'],
    ]);
  });

  it('close after an industry is chosen, and keep the focus on what opens them', async () => {
    await visit('/case-study');
    const retail = screen.getByRole('button', { name: 'Retail', hidden: true });
    const dropdown = retail.closest('details') as HTMLDetailsElement;
    dropdown.open = true;
    retail.focus();
    fireEvent.click(retail);
    expect(dropdown.open).toBe(false);
    expect(document.activeElement).toBe(dropdown.querySelector('summary'));
  });

  it('accept several services, show how many, and clear them', async () => {
    const { router } = await visit('/case-study');
    fireEvent.click(service('AWS Lambda'));
    expect(service('AWS Lambda').checked).toBe(true);
    fireEvent.click(service('Amazon Textract'));
    await waitFor(() => expect(count()).toBe('3 of 14 case studies'));
    expect(router.state.location.search).toBe('?service=AWS+Lambda&service=Amazon+Textract');
    expect(screen.getByText(/^2\/\d+ selected$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection', hidden: true }));
    await waitFor(() => expect(count()).toBe('14 case studies'));
    expect(service('AWS Lambda').checked).toBe(false);
  });

  it('find a service by its name', async () => {
    await visit('/case-study');
    fireEvent.change(screen.getByLabelText('Search for tag'), { target: { value: 'lamb' } });
    const shown = screen.getAllByRole('checkbox', { hidden: true }).filter((box) => !box.closest('[hidden]'));
    expect(shown.map((box) => (box as HTMLInputElement).value)).toEqual(['AWS Lambda']);
    fireEvent.change(screen.getByLabelText('Search for tag'), { target: { value: 'zzz' } });
    expect(screen.getByText(/^No service matches/).textContent).toBe('No service matches “zzz”.');
    fireEvent.change(screen.getByLabelText('Search for tag'), { target: { value: 'ما هو' } });
    expect(screen.getByText('ما هو').tagName).toBe('BDI');
  });

  it('search while the visitor types, adding a single history entry', async () => {
    const { router } = await visit('/case-study');
    await userEvent.type(search(), 'frieght');
    await waitFor(() => expect(titles()).toEqual(['A freight forwarder leaves its data center in eleven weekends']));
    expect(router.state.location.search).toBe('?q=frieght');
    await router.navigate(-1);
    await waitFor(() => expect(titles()).toHaveLength(14));
    await waitFor(() => expect(search().value).toBe(''));
  });

  it('search immediately on Enter', async () => {
    const { router } = await visit('/case-study?industry=Retail');
    fireEvent.input(search(), { target: { value: 'balcony' } });
    fireEvent.submit(search().form as HTMLFormElement);
    await waitFor(() => expect(router.state.location.search).toBe('?q=balcony&industry=Retail'));
  });

  it('offer two ways out when nothing matches', async () => {
    const { router } = await visit('/case-study?q=zzzz');
    expect(screen.getByText('No case study matches all of these filters')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ask us' }).getAttribute('href')).toMatch(
      '/contact-us?PreviousPage=case-study',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(titles()).toHaveLength(14));
    expect(router.state.location.search).toBe('');
  });

  it('are a form that works without JavaScript', async () => {
    await visit('/case-study?industry=Retail&service=AWS+Lambda');
    const form = search().form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', null]);
    expect([...new FormData(form)]).toEqual([
      ['q', ''],
      ['industry', 'Retail'],
      ['service', 'AWS Lambda'],
    ]);
    const pressed = screen.getByRole<HTMLButtonElement>('button', { name: 'Retail', hidden: true });
    expect([pressed.type, pressed.name, pressed.value]).toEqual(['submit', 'industry', '']);
    expect(form.querySelector<HTMLButtonElement>('[type=submit]')?.name, 'the button that Enter presses').toBe('');
  });
});

describe('a list of a thousand case studies', () => {
  it('shows 24 at a time', async () => {
    const { router } = await visit('/case-study', thousand());
    expect(titles()).toHaveLength(24);
    expect(count()).toBe('1000 case studies, 24 shown');
    fireEvent.click(screen.getByRole('link', { name: 'Show 24 more' }));
    await waitFor(() => expect(titles()).toHaveLength(48));
    expect(router.state.location.search).toBe('?shown=48');
  });

  it('can be paged through without JavaScript', async () => {
    await visit('/case-study?from=984', thousand());
    expect(titles()).toHaveLength(16);
    expect(count()).toBe('1000 case studies, 985 to 1000 shown');
    expect(screen.queryByRole('link', { name: /^Show \d+ more$/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show previous' }).getAttribute('href')).toBe('/case-study?from=960');
  });
});

async function visit(at: string, from: ContentClient = content) {
  const view = renderRoute(route, '/case-study', at, { content: from });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

function titles() {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

function count() {
  return screen.getAllByRole('status')[0]?.textContent;
}

function search() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
}

function service(name: string) {
  return screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
}

function choose(industry: string) {
  const choices = screen.getByRole('list', { name: 'Industry', hidden: true });
  fireEvent.click(within(choices).getByRole('button', { name: industry, hidden: true }));
}

function thousand(): ContentClient {
  const childCards = Array.from({ length: 1_000 }, (_, index) => ({
    sys: { id: `c${index}` },
    fields: { idName: `Study ${index}`, title: `Study ${index}` },
  }));
  const entry = { sys: { id: 'list' }, fields: { title: 'Our Case Studies', childCards } };
  return { getEntries: async () => [entry] };
}
