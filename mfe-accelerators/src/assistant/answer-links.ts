import { type AnswerNode, parseAnswer } from './parse-answer.ts';
import { toSitePath } from './to-site-path.ts';

const handsOver = /^\/contact-us\?.*\bquestion=/;

/** Whether the site had no answer: the assistant only offers to send the question to people, and names no page. */
export function isUnanswered(html: string): boolean {
  const addresses = toAddresses(parseAnswer(html));
  return addresses.length > 0 && addresses.every((address) => handsOver.test(address));
}

/** The page that an answer quotes first, without a query. */
export function toQuotedPage(html: string, siteOrigin: string): string | undefined {
  const [href] = toAddresses(parseAnswer(html));
  return href === undefined ? undefined : toSitePath(href, siteOrigin)?.replace(/\?[^#]*/, '');
}

function toAddresses(nodes: readonly AnswerNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return [...(node.href === undefined ? [] : [node.href]), ...toAddresses(node.children)];
  });
}
