import { emptyPlaces } from '@site/kit/testing/empty-places';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { getAcceleratorProgram } from '../accelerator-detail/accelerator-program.ts';
import { getAcceleratorList } from './accelerator-list.ts';

const content = createSampleContent();

it('the sample space fills in every field of every accelerator except one optional list', async () => {
  const list = await getAcceleratorList(content);
  expect(emptyPlaces(list)).toEqual([]);
  const programIds = [...(list?.programs ?? []).map(({ slug }) => slug), 'wellArchitectedReview'];
  const programs = await Promise.all(programIds.map((id) => getAcceleratorProgram(content, id)));
  const empty = programs.flatMap((program) => emptyPlaces(program).map((place) => `${program.slug}: ${place}`));
  expect(empty).toEqual(['resiliencex-backup-disaster-recovery-ha-workshop: whyChooseList']);
});
