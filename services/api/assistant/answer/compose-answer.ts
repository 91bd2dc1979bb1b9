import type { LiveFacts, SitePage } from '../knowledge/page.ts';
import type { FoundPage } from '../search/site-index.ts';
import { chooseStatements, type Statement } from './choose-statements.ts';
import { isForeign, namesPage } from './foreign-question.ts';
import { escapeHtml, toContactLink, toLink, toList, toParagraph } from './html.ts';
import type { AnswerPlan, PlannedPart } from './plan-answer.ts';

const mostSuggested = 3;
const longestList = 12;

/** Writes an answer in the words of the pages, each sentence with a link to its source. Each piece is one element. */
export function composeAnswer(plan: AnswerPlan, question: string, facts: LiveFacts, pages: SitePage[]): string[] {
  if (plan.reply) {
    return [toParagraph(escapeHtml(plan.reply))];
  }
  if (plan.verdict === 'refuse') {
    const named = isForeign(question)
      ? plan.pages.map(({ page }) => page).filter((page) => namesPage(question, page))
      : [];
    return composeRefusal(question, pages, named);
  }
  const sure = plan.parts.filter(({ verdict }) => verdict === 'answer');
  if (sure.length === 0) {
    return composeSuggestions(plan.pages, plan.parts, question, facts);
  }
  return [...plan.parts.flatMap((part) => composePart(part, facts)), ...composeClosing(plan, question)];
}

/**
 * Says that the site does not know, with a way to ask a person the same question.
 *
 * @param pages all pages of the site; the contact page says how soon a person answers
 * @param named pages that a question in another language names
 */
export function composeRefusal(question: string, pages: SitePage[], named: SitePage[] = []): string[] {
  const responseTime = pages.find(({ kind }) => kind === 'contact')?.responseTime ?? 'within one business day';
  return [
    named.length > 0
      ? toParagraph(
          `I can answer in English only. You can read about it here: ${named.map(({ path, title }) => toLink(path, toShort(title))).join(', ')}.`,
        )
      : toParagraph('I don’t know: I found no page of this site that answers that.'),
    toParagraph(
      `${toContactLink(question, 'Ask an engineer')}, who answers ${escapeHtml(responseTime)}, or try it in other words.`,
    ),
  ];
}

function composePart({ found }: PlannedPart, facts: LiveFacts): string[] {
  const [best] = found.pages;
  if (!best) {
    return [];
  }
  if (best.page.kind === 'contact') {
    return composeContact(best.page);
  }
  const [first, ...others] = chooseStatements(found, best, facts);
  const list = best.page.sections.find(({ isList }) => isList);
  const items = list
    ? list.statements.slice(0, longestList).map(escapeHtml)
    : others.map((other) => toSourced(other, other.heading));
  return first ? [toParagraph(toSourced(first, first.title)), toList(items)].filter(Boolean) : [];
}

/** The ways to reach the provider, whatever about them was asked. */
function composeContact({ path, sections }: SitePage): string[] {
  const [form, ...ways] = sections.toReversed().filter(({ headings }) => headings[0] !== 'What happens next');
  return [
    toParagraph('You can reach us directly:'),
    toList([
      ...ways.toReversed().flatMap(({ statements }) => statements.map(escapeHtml)),
      `${toLink(path, 'Contact form')}: ${escapeHtml(form?.statements.at(-1) ?? '')}`,
    ]),
  ];
}

function composeSuggestions(pages: FoundPage[], parts: PlannedPart[], question: string, facts: LiveFacts): string[] {
  const [first, ...others] = pages;
  if (first?.page.kind === 'contact') {
    return [...composeContact(first.page), ...composeOthers(others)];
  }
  const items = pages.slice(0, mostSuggested).map((found) => {
    const part = parts.find(({ found: { pages: ofPart } }) => ofPart.includes(found)) ?? parts[0];
    const [said] = part ? chooseStatements(part.found, found, facts, 1) : [];
    return `${toLink(found.page.path, toShort(found.page.title))}${said ? `: ${escapeHtml(said.text)}` : ''}`;
  });
  return [
    toParagraph('I am not sure which of these pages you mean:'),
    toList(items),
    toParagraph(`If none of them fits, ${toContactLink(question, 'ask an engineer')}.`),
  ];
}

/** The ways to reach a person are never wrong, so they are given even if another page may be meant. */
function composeOthers(pages: FoundPage[]): string[] {
  const links = pages.slice(0, mostSuggested - 1).map(({ page }) => toLink(page.path, toShort(page.title)));
  return links.length === 0 ? [] : [toParagraph(`Or did you mean one of these pages? ${links.join(', ')}`)];
}

function composeClosing({ pages, parts }: AnswerPlan, question: string): string[] {
  const answered = parts.flatMap(({ found }) => found.pages.slice(0, 1));
  const others = pages.filter((page) => !answered.includes(page)).slice(0, 2);
  const links = others.map(({ page }) => toLink(page.path, toShort(page.title))).join(' and ');
  const contact = toContactLink(question, 'ask an engineer');
  return [
    toParagraph(
      links ? `Also worth a look: ${links}. For anything else, ${contact}.` : `For anything else, ${contact}.`,
    ),
  ];
}

function toSourced({ text, path }: Statement, name: string): string {
  const sentence = /[.!?:]$/.test(text) ? text : `${text}.`;
  return `${escapeHtml(sentence)} (${toLink(path, toShort(name))})`;
}

const longestTitle = 80;

function toShort(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`;
}
