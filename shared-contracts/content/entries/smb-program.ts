import type { ContentClient } from '@site/contract/clients/content-client';
import type { TypeSmbProgrammeFields } from '../fields/content-types.generated.ts';
import { fieldsOf, toEntries } from '../fields/entry-fields.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';
import { type TitledText, toTitledText } from '../fields/titled-text.ts';

/** The SMB accelerator program, for its page, the campaign pages, and the home page's banner (spec sections 1 and 2). */
export interface SmbProgram {
  title: string;
  description: string;
  /** The end of the countdown, with its offset from UTC, such as `2025-12-31T23:59:59-05:00`. */
  applyBy: string;
  /** In dollars. */
  fundingPool: number;
  bannerMessages: string[];
  pillars: TitledText[];
  /** Text of the teaser that the mobile layout shows before the form. */
  teaser: TitledText;
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
    pillars: toEntries(fields.pillars).map(toTitledText),
    teaser: { title: toPlainText(fields.teaserTitle), description: toPlainText(fields.teaserDescription) },
  };
}

function toDateTime(value: unknown): string | undefined {
  const text = toPlainText(value);
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
