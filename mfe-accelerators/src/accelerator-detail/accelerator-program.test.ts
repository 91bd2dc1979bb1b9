import type { ContentClient } from '@site/contract/clients/content-client';
import { describe, expect, it } from 'vitest';
import { getAcceleratorProgram, toAcceleratorProgram } from './accelerator-program.ts';

const program = (title: string) => ({ sys: { id: title }, fields: { title } });
const withFields = (fields: Record<string, unknown>): ContentClient => ({
  getEntries: async () => [{ sys: { id: 'accelerators' }, fields }],
});
const content = withFields({
  acceleratorprograms: [program('CTRL Ignite – AWS Control Tower Kick-Starter')],
  wellArchitectedReview: program('Is your architecture ready?'),
});

describe('an accelerator program', () => {
  it('is found by the slug of its title', async () => {
    const found = await getAcceleratorProgram(content, 'ctrl-ignite-aws-control-tower-kick-starter');
    expect(found.title).toBe('CTRL Ignite – AWS Control Tower Kick-Starter');
  });

  it.each(['wellArchitectedReview', 'well-architected-review'])(
    'is the Well-Architected Review for %s',
    async (programId) => {
      expect((await getAcceleratorProgram(content, programId)).title).toBe('Is your architecture ready?');
    },
  );

  it('throws an error that names an unknown program', async () => {
    await expect(getAcceleratorProgram(content, 'nothing')).rejects.toThrow('Program "nothing" not found');
  });

  it('throws when there are no programs at all', async () => {
    await expect(getAcceleratorProgram(withFields({}), 'any')).rejects.toThrow('No accelerator programs found');
    await expect(getAcceleratorProgram({ getEntries: async () => [] }, 'any')).rejects.toThrow(
      'No accelerator programs found',
    );
  });

  it('splits its lists on newlines and removes dash prefixes', () => {
    const fields = { whoItsFor: '- Founders\n- Teams on call\n', whatChallengesDoesItAddress: '' };
    expect(toAcceleratorProgram({ sys: { id: 'a' }, fields })).toMatchObject({
      whoItsFor: ['Founders', 'Teams on call'],
      whatChallengesDoesItAddress: [],
      onePager: undefined,
    });
  });

  it('has the words of the editor, or the usual ones', () => {
    const buttons = { heroContactButton: 'Ask our engineers', onePagerButton: 'Get the summary' };
    const contactUs = { contactUsTitle: 'Ready?', contactUsDescription: 'Ask.', contactUsButton: 'Write to us' };
    expect(toAcceleratorProgram({ sys: { id: 'a' }, fields: { ...buttons, ...contactUs } })).toMatchObject({
      ...buttons,
      contactUs: { title: 'Ready?', description: 'Ask.', button: 'Write to us' },
    });
    expect(toAcceleratorProgram({ sys: { id: 'a' }, fields: { contactUsTitle: '' } })).toMatchObject({
      heroContactButton: 'Talk to an Expert',
      contactUs: {
        title: 'Take the next step',
        description: 'Read about the program on one page, or talk it over with the engineer who would run it.',
        button: 'Talk to Us',
      },
      onePagerButton: 'Download One Pager',
    });
  });
});
