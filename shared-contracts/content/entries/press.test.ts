import { describe, expect, it } from 'vitest';
import { getPressItems, toPressItem } from './press.ts';

const entry = (fields: Record<string, unknown>) => ({ sys: { id: 'a' }, fields });

describe('press', () => {
  it('lists the newest first, and items without a date last', async () => {
    const tabs = [
      entry({ title: 'undated' }),
      entry({ title: 'old', date: '2025-05-19' }),
      entry({ title: 'new', date: '2026-01-20T08:00Z' }),
    ];
    const items = await getPressItems({ getEntries: async () => [entry({ tabs })] });
    expect(items.map(({ title, date }) => [title, date])).toEqual([
      ['new', '2026-01-20'],
      ['old', '2025-05-19'],
      ['undated', ''],
    ]);
  });

  it('links to the url, or else to the link, or else to nothing', () => {
    expect(toPressItem(entry({ url: 'https://a.example', link: 'https://b.example' })).url).toBe('https://a.example');
    expect(toPressItem(entry({ link: 'https://b.example' })).url).toBe('https://b.example');
    expect(toPressItem(entry({})).url).toBe('#');
  });
});
