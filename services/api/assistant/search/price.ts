import type { SitePage } from '../knowledge/page.ts';

const asking = /\b(?:how much|prices?|pricing|costs?|charges?|fees?|rates?|for free)\b/i;
const stating = /\$\s?\d|\bfree\b|\bno (?:cost|charge|fee)|\bprice per\b|\blicense fees?\b/i;

/** Whether a question asks for a price and the page states none: only a person can say it then. */
export function lacksPrice(question: string, { sections }: SitePage): boolean {
  return asking.test(question) && !sections.some(({ statements }) => statements.some((text) => stating.test(text)));
}
