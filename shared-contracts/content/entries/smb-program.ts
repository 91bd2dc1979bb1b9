import type { ContentClient } from '@site/contract/clients/content-client';
import type { TypeSmbProgrammeFields } from '../fields/content-types.generated.ts';
import { fieldsOf } from '../fields/entry-fields.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';
import { type TitledText, toTitledList, toTitledText } from '../fields/titled-text.ts';

/** The SMB accelerator program, for its page, the campaign pages, and the home page's banner (spec sections 1 and 2). */
export interface SmbProgram {
  title: string;
  description: string;
  /** The end of the countdown, with its offset from UTC, such as `2025-12-31T23:59:59-05:00`. */
  applyBy: string;
  /** In dollars. */
  fundingPool: number;
  bannerMessages: string[];
  /** The banner's button, which leads to the program's page. */
  applyButton: string;
  pillars: TitledText[];
  /** Text of the teaser that the mobile layout shows before the form. */
  teaser: TitledText;
  /** The button that leads to the form. */
  contactButton: string;
  /** Completes `We will reply …`. */
  responseTime: string;
}

/** Reads the program. Uses the defaults of spec section 9 for fields that are missing. Rejects if the client does. */
export async function getSmbProgram(content: ContentClient): Promise<SmbProgram> {
  const [entry] = await content.getEntries({ contentType: 'smbProgramme', include: 2, limit: 1 });
  return toSmbProgram(entry);
}

export function toSmbProgram(entry: unknown): SmbProgram {
  const fields = fieldsOf<TypeSmbProgrammeFields>(entry);
  return {
    title: toPlainText(fields.title),
    description: toPlainText(fields.description),
    applyBy: toDateTime(fields.applyBy) ?? '2025-12-31T23:59:59-05:00',
    fundingPool: Number(fields.fundingPool) || 500_000,
    bannerMessages: toLines(fields.bannerMessages),
    applyButton: toPlainText(fields.applyButton) || 'Apply Here',
    pillars: toTitledList(fields.pillars, toTitledText),
    teaser: { title: toPlainText(fields.teaserTitle), description: toPlainText(fields.teaserDescription) },
    contactButton: toPlainText(fields.contactButton) || 'Talk to us',
    responseTime: toPlainText(fields.responseTime) || 'within two business days',
  };
}

/**
 * Completes what an editor left out: the time, for which a day ends, and the offset of Eastern Standard Time, in summer
 * too (spec section 9). The field's help text says so.
 */
function toDateTime(value: unknown): string | undefined {
  const text = toPlainText(value).trim();
  if (Number.isNaN(Date.parse(text))) return undefined;
  const [day = '', time = '23:59:59'] = text.split('T');
  return /(Z|[+-]\d\d:?\d\d)$/i.test(time) ? text : `${day}T${time}-05:00`;
}
