import { type Answerer, contactLink, escapeHtml, nothingFound, toLink } from './answerer.ts';
import type { Knowledge } from './knowledge.ts';
import type { Source } from './source.ts';
import { toTerms } from './terms.ts';
import { toMeanings } from './vocabulary.ts';

/** Answers without a model: finds the site's pages that fit the question and quotes them. */
export function createEmbeddedAnswerer(getKnowledge: () => Promise<Knowledge>): Answerer {
  return async function* answer(question) {
    const knowledge = await getKnowledge();
    if (isAboutAll(question)) {
      const programs = knowledge.sources.filter(({ kind }) => kind === 'program');
      yield '<p>These are our accelerators:</p>';
      yield `<ul>${programs.map((one) => `<li>${toLink(one)}: ${escapeHtml(one.summary)}</li>`).join('')}</ul>`;
      return;
    }
    const [best, ...others] = knowledge.find(question);
    if (!best) {
      yield* nothingFound;
      return;
    }
    yield `<p>${lead[best.kind]} ${toLink(best)}. ${escapeHtml(best.summary)}</p>`;
    const points = toPoints(best, question);
    if (points.length > 0) {
      yield `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
    }
    if (others.length > 0) {
      yield `<p>Also worth a look: ${others.slice(0, 2).map(toLink).join(' and ')}.</p>`;
    }
    yield `<p>If you would like to talk it through, ${contactLink}.</p>`;
  };
}

const lead: Record<Source['kind'], string> = {
  program: 'The accelerator that fits best is',
  service: 'We have a service for that:',
  'case study': 'We have done that before:',
};

/** Whether a question names nothing in particular, such as `What accelerators do you have?`. */
function isAboutAll(question: string): boolean {
  return toTerms(question).length === 0 && /accelerator|program/i.test(question);
}

/** Up to three statements from a page, the most relevant to the question first. */
function toPoints({ needs, details, kind }: Source, question: string): string[] {
  const asked = toTerms(question);
  const wanted = new Set([...asked, ...asked.flatMap(toMeanings)]);
  const points = kind === 'case study' ? details.map(toFirstSentence) : [...needs, ...details];
  const scored = points.map((point, order) => ({
    point,
    order,
    score: toTerms(point).filter((term) => wanted.has(term)).length,
  }));
  return scored
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, 3)
    .map(({ point }) => point);
}

function toFirstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
