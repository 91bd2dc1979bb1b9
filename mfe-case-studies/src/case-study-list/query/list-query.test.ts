import { describe, expect, it } from 'vitest';
import { type ListQuery, readListQuery, toSearch } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));
const whole: ListQuery = { text: '', industry: '', services: [], shown: 24, from: 0 };

describe('the query in the URL', () => {
  it('is empty for the whole list', () => {
    expect(read('')).toEqual(whole);
    expect(toSearch(whole)).toBe('');
  });

  it('reads back what was written', () => {
    const query = {
      text: 'a & b',
      industry: 'Technology / SaaS',
      services: ['AWS KMS', 'Amazon S3'],
      shown: 72,
      from: 24,
    };
    expect(read(toSearch(query))).toEqual(query);
  });

  it('uses the industry whose button was pressed, which a form without JavaScript sends last', () => {
    expect(read('?industry=Retail&industry=Logistics').industry).toBe('Logistics');
    expect(read('?industry=Retail&industry=').industry).toBe('');
  });

  it.each(['-5', '0', 'many', '1e9', 'NaN', '24'])('shows one page when it asks for %s cards', (shown) => {
    expect(read(`?shown=${shown}&from=-1`)).toEqual(whole);
  });

  it('drops duplicate and empty services', () => {
    expect(read('?service=Amazon+S3&service=Amazon+S3&service=').services).toEqual(['Amazon S3']);
  });
});
