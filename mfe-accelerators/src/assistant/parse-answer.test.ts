import { describe, expect, it } from 'vitest';
import { type AnswerNode, parseAnswer } from './parse-answer.ts';

function toHtml(nodes: AnswerNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('<', '&lt;');
      const href = node.href === undefined ? '' : ` href="${node.href}"`;
      return `<${node.name}${href}>${toHtml(node.children)}</${node.name}>`;
    })
    .join('');
}

describe('an answer', () => {
  it.each([
    ['closes what is open at its end', '<p>One <strong>two', '<p>One <strong>two</strong></p>'],
    [
      'closes a paragraph at the next block',
      '<p>One<ul><li>Two<li>Three',
      '<p>One</p><ul><li>Two</li><li>Three</li></ul>',
    ],
    ['closes tags in their order', '<b>One <i>two</b> three</i>', '<b>One <i>two</i></b><i> three</i>'],
    [
      'has no attribute but a link’s address',
      '<p id=a style="b"><a name=c href="/d">e</a>',
      '<p><a href="/d">e</a></p>',
    ],
    [
      'reads entities once',
      '<p>&amp;lt; &ltb&gt; &eacute; &#x2026;',
      '<p>&amp;lt; &lt;b> é …</p>'.replace('&amp;', '&'),
    ],
    ['reads entities in addresses', '<a href="java&#115;cript:1&amp;2">a', '<a href="javascript:1&2">a</a>'],
    ['drops comments', 'a<!-- b --><!-->c<!--d', 'ac'],
    ['drops forbidden elements with what is in them', 'a<object>b<p>c</object>d<button><b>e</b></button>', 'ad'],
    ['drops SVG and MathML', 'a<svg><desc><p>b</p></desc></svg><math><mtext><b>c</b></mtext></math>d', 'ad'],
    ['ends SVG at an element of HTML', '<svg><circle><p>a', '<p>a</p>'],
    ['takes CDATA for a comment', 'a<![CDATA[b]]>c', 'ac'],
    ['keeps the words of a table', '<table><tr><td>a<td>b', 'a b'],
    ['has no paragraph in a paragraph', '<p>a<table><td><p>b', '<p>a b</p>'],
    ['has no link in a link', '<a href="/a">b<table><td><a href="/c">d', '<a href="/a">b d</a>'],
    ['has no frames', '<frameset><frame src="/a"></frameset>', ''],
  ])('%s', (_, html, expected) => {
    expect(
      toHtml(parseAnswer(html))
        .replace(/\s+/g, ' ')
        .replace(/ (?=<\/)| $/g, '')
        .trim(),
    ).toBe(expected);
  });
});
