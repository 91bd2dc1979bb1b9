import type { ContentClient } from '@site/contract/clients/content-client';
import { uncheckedEntries } from '@site/kit/testing/unchecked-entries';
import { describe, expect, it } from 'vitest';
import { toAcceleratorProgram } from '../accelerator-detail/accelerator-program.ts';
import { getAcceleratorList, toAcceleratorList } from './accelerator-list.ts';

describe.each(Object.entries({ toAcceleratorList, toAcceleratorProgram }))('%s', (_, toDomain) => {
  it.each(Object.entries(uncheckedEntries))('returns plain data for %s', (_, entry) => {
    const data = toDomain(entry);
    expect(data).toBeTypeOf('object');
    expect(() => JSON.stringify(data)).not.toThrow();
  });
});

it('returns no page for a space without entries', async () => {
  const empty: ContentClient = { getEntries: async () => [] };
  expect(await getAcceleratorList(empty)).toBeUndefined();
});
