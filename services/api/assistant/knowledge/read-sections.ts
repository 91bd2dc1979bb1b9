import type { TypeMetricFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { toLines, toPlainText } from '@site/content/fields/rich-text';
import type { Section } from './page.ts';

/** Fields that no visitor reads, and fields that only repeat others. */
const unread =
  'url route link idName internalName metaDescription childTitle childDescription docId stepNumber contactUsDescription fullStoryDescription'.split(
    ' ',
  );

/** Fields that open a page and stand under its title. */
const opening = ['title', 'subTitles', 'description', 'description1', 'list'];

/** Headings of fields whose names say something else than the page does. */
const headings: Record<string, string> = {
  howItWorks: 'How it works',
  whatChallengesDoesItAddress: 'What challenges does it address?',
  whoItsFor: 'Who it’s for',
  whatItIs: 'What it is',
  whatsIncluded: 'What’s included',
  whyChooseList: 'Why choose it',
  whytochooselist: 'Why partner with us',
  strategyTabs: 'Strategy',
  caseStudyTabs: 'Proof',
  awsServicesUsed: 'AWS services used',
  aboutClient: 'About the client',
  solutionType: 'Solution type',
  metrics: 'Results in numbers',
  info: 'Who we are',
  acceleratorsWork: 'How these accelerators work',
  whatAreAcceleratorsTabs: 'What are accelerators?',
};

/** What is said with each statement of a field, which is no claim of the page. */
const introductions: Record<string, string> = {
  whatChallengesDoesItAddress: 'It addresses this challenge:',
  whoItsFor: 'It is for:',
};

/**
 * Reads what a page says from its entry, whatever its content type: its own texts, and the entries that it links to, each
 * field under a heading of its own.
 *
 * @param without fields that are only teasers of other pages
 * @param named headings of the page's own, by field
 */
export function readSections(
  entry: unknown,
  { without = [], named = {} }: { without?: string[]; named?: Record<string, string> } = {},
): Section[] {
  const fields = Object.entries(fieldsOf<Record<string, unknown>>(entry)).filter(
    ([name, value]) => !unread.includes(name) && !without.includes(name) && !isAsset([value].flat()[0]),
  );
  const first = opening.flatMap((name) => toStatements(fields.find(([field]) => field === name)?.[1]));
  const others = fields.filter(
    ([name]) => !opening.includes(name) && !/(?:Title|title2|Button)$|^imagetitle\d$/.test(name),
  );
  const sections = others.map(([name, value]): Section => {
    const introduction = introductions[name];
    return {
      headings: [named[name] ?? toHeading(name, entry)].filter(Boolean),
      statements: toEntries(value).length > 0 ? toEntries(value).flatMap(toLinked) : toStatements(value),
      ...(introduction && { introduction }),
    };
  });
  return [{ headings: [], statements: first }, ...sections].filter(({ statements }) => statements.length > 0);
}

function isAsset(value: unknown): boolean {
  return fieldsOf<{ file: unknown }>(value).file !== undefined;
}

/**
 * The heading that an editor wrote for a field, such as `rcaTitle` for `rca`, `title2` or `imagetitle1` for `description2`, or
 * one made from the field's name.
 */
function toHeading(name: string, entry: unknown): string {
  const fields = fieldsOf<Record<string, unknown>>(entry);
  if (/^description\d$/.test(name)) {
    return toPlainText(fields[name.replace('description', 'title')]) || toPlainText(fields.imagetitle1);
  }
  const written = toPlainText(fields[`${name.replace(/(?:Description|Tabs)$/, '')}Title`]);
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return headings[name] ?? (written || words.charAt(0).toUpperCase() + words.slice(1));
}

function toLinked(entry: unknown): string[] {
  const fields = fieldsOf<Record<string, unknown>>(entry);
  const { value, description, percentage, addition } = fieldsOf<TypeMetricFields>(entry);
  if (value) {
    return [`${toPlainText(value)}${percentage ? '%' : ''}${addition ? '+' : ''} ${toPlainText(description)}`];
  }
  const { message, position } = fields;
  const title = toPlainText(fields.title);
  const lines = toStatements(fields.list);
  const text = toPlainText(description) || toPlainText(message);
  const name = position ? `${title}, ${toPlainText(position)}` : title;
  return [[name, text.replaceAll('\n', ' ')].filter(Boolean).join(': '), ...lines].filter(Boolean);
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences and list items of a text field; nothing for links and pictures. */
export function toStatements(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'boolean' || toEntries(value).length > 0) {
    return [];
  }
  return toLines(value).flatMap((line) =>
    [...sentences.segment(line.replaceAll('**', ''))].map(({ segment }) => segment.trim()).filter(Boolean),
  );
}
