import { Link } from '@site/contract/navigation/Link';
import { Fragment, type ReactNode } from 'react';
import { type AnswerNode, parseAnswer } from './parse-answer.ts';
import { toSitePath } from './to-site-path.ts';

/** Renders an answer as React elements, for the server's HTML. React escapes all text. */
export function AnswerElements({ html, siteOrigin }: { html: string; siteOrigin: string }) {
  return toElements(parseAnswer(html), siteOrigin);
}

function toElements(nodes: AnswerNode[], siteOrigin: string): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes never change order.
    <Fragment key={index}>{typeof node === 'string' ? node : toElement(node, siteOrigin)}</Fragment>
  ));
}

function toElement({ name: Element, href = '', children }: Exclude<AnswerNode, string>, siteOrigin: string): ReactNode {
  if (Element === 'br') return <br />;
  const content = toElements(children, siteOrigin);
  if (Element !== 'a') return <Element>{content}</Element>;
  const path = toSitePath(href, siteOrigin);
  return path ? <Link to={path}>{content}</Link> : content;
}
