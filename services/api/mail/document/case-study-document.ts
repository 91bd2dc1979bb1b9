import { toCaseStudy } from '@site/content/entries/case-study';
import { getCaseStudiesEntry } from '@site/content/entries/case-study-list';
import { getSiteSettings } from '@site/content/entries/site-settings';
import type { TypeCaseStudiesFields, TypeCaseStudyFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { toFileUrl } from '@site/content/fields/picture';
import type { ContentSettings } from '@site/content/server/content-variables';
import type { Log } from '@site/server/log';
import { createContent } from '../../assistant/read-content.ts';
import { drawCaseStudy } from './draw-case-study.ts';
import { readPdf } from './read-pdf.ts';
import type { Typeface } from './typeface.ts';

/** A case study as a file to send. */
export interface CaseStudyDocument {
  title: string;
  /** The address of the page that shows the same. */
  page: string;
  filename: string;
  content: Buffer;
}

/**
 * @param asked the name of the case study, as somebody sent it
 * @returns `undefined` if there is none of this name; rejects if the content cannot be read
 */
export type GetCaseStudyDocument = (asked: string) => Promise<CaseStudyDocument | undefined>;

interface DocumentSource {
  content: ContentSettings;
  /** The site's public address. */
  siteOrigin: string;
  typeface: Typeface;
  log: Log;
}

/** Reads the PDF of a case study's entry. If it has none, or one that cannot be sent, draws one from its texts. */
export function createGetCaseStudyDocument({
  siteOrigin,
  typeface,
  log,
  ...source
}: DocumentSource): GetCaseStudyDocument {
  const content = createContent(source.content);

  return async (asked) => {
    const caseId = asked.replace(/\s/g, '').toLowerCase();
    if (!caseId) return undefined;
    const [list, { providerName }] = await Promise.all([getCaseStudiesEntry(content), getSiteSettings(content)]);
    const entries = toEntries(fieldsOf<TypeCaseStudiesFields>(list).childCards);
    const entry = entries.find((one) => toCaseStudy(one).caseId === caseId);
    if (!entry) return undefined;

    const study = toCaseStudy(entry);
    const page = new URL(`/case-study/${encodeURIComponent(caseId)}`, siteOrigin).href;
    const url = toFileUrl(fieldsOf<TypeCaseStudyFields>(entry).document);
    const own =
      url &&
      (await readPdf(url).catch((error: Error) => {
        log.warn(
          { caseId, reason: error.message },
          "Cannot send a case study's own document; a drawn one goes instead.",
        );
      }));
    return {
      title: study.title,
      page,
      filename: `${caseId.replace(/[^\w-]/g, '') || 'case-study'}.pdf`,
      content: own || (await drawCaseStudy({ study, providerName, page, typeface })),
    };
  };
}
