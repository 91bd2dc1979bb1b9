import { getProofOf, type Proof } from '@site/content/entries/case-study-list';
import { getSiteDocument, type SiteDocument } from '@site/content/entries/site-document';
import { getSiteSettings } from '@site/content/entries/site-settings';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type AcceleratorProgram, getAcceleratorProgram } from './accelerator-program.ts';

export interface ProgramData {
  program?: AcceleratorProgram;
  /** Why the program is missing, worded for the visitor. */
  error?: string;
  /** URL of the one-pager for programs without their own. */
  defaultOnePager?: string | undefined;
  /** The document to prepare a review with. */
  checklist?: SiteDocument | undefined;
  /** Case studies of what the program is about. */
  proofs?: Proof[];
}

/** Never rejects. */
export async function getProgramData(content: ContentClient, programId: string): Promise<ProgramData> {
  const settings = getSiteSettings(content).catch(() => undefined);
  const checklist = getSiteDocument(content, 'well-architected-checklist').catch(() => undefined);
  try {
    const program = await getAcceleratorProgram(content, programId);
    return {
      program,
      defaultOnePager: (await settings)?.defaultOnePager,
      proofs: await getProofOf(content, { title: program.title, words: program }).catch(() => []),
      ...(program.slug.includes('well-architected-review') && { checklist: await checklist }),
    };
  } catch (error) {
    return { error: toMessage(error) };
  }
}

/** Keeps the two messages of spec section 8; hides the details of every other failure from the visitor. */
function toMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const isOurs = message === 'No accelerator programs found' || /^Program ".*" not found$/s.test(message);
  return isOurs ? message : 'The content service is not responding';
}
