import { useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attacks } from '../testing/attacks.ts';
import { findHarm } from '../testing/find-harm.ts';
import { AnswerElements } from './AnswerElements.tsx';
import { parseHtml as parseHtmlInBrowser } from './parse-html.browser.ts';
import { type HtmlNode, parseHtml } from './parse-html.ts';
import { showAnswer } from './show-answer.ts';
import { toSitePath } from './to-site-path.ts';

const siteOrigin = 'https://www.example.com';

async function show(html: string): Promise<HTMLElement> {
  const element = document.createElement('div');
  await showAnswer(element, html, siteOrigin);
  return element;
}

/** Renders the way the server does, without a browser to parse the answer. */
async function renderElements(html: string): Promise<HTMLElement> {
  const page = defineRoute({
    loader: () => html,
    Component: AnswerPage,
    handle: { meta: () => ({ title: '', description: '' }) },
  });
  const { container } = renderRoute(page, '/', '/');
  await within(container).findByTestId('answer', {}, { timeout: 10_000 });
  const parsed = document.createElement('div');
  parsed.innerHTML = container.firstElementChild?.innerHTML ?? '';
  return parsed;
}

function AnswerPage() {
  return (
    <div data-testid="answer">
      <AnswerElements html={useLoaderData<string>()} siteOrigin={siteOrigin} />
    </div>
  );
}

/** Everything, including what no answer may contain, except the content of forms, whose fields can replace their methods. */
function toTree(nodes: HtmlNode[]): unknown {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    return node.name === 'form' ? 'form' : [node.name, node.readHref(), toTree(node.readChildren())];
  });
}

describe('a hostile answer in a browser without setHTML', () => {
  it.each(attacks)('is harmless: %s', async (_, html) => {
    const answer = await show(html);
    expect(findHarm(answer)).toEqual([]);
    const parsedAgain = document.createElement('div');
    parsedAgain.innerHTML = answer.innerHTML;
    expect(findHarm(parsedAgain)).toEqual([]);
  });
});

describe('a hostile answer on the server', () => {
  it.each(attacks)('is harmless: %s', async (_, html) => {
    expect(findHarm(await renderElements(html))).toEqual([]);
  });

  it.each(attacks)('is read as a browser reads it: %s', (_, html) => {
    expect(toTree(parseHtml(html))).toEqual(toTree(parseHtmlInBrowser(html)));
  });

  it('is flattened when it is nested deep enough to exhaust the stack', async () => {
    const answer = await renderElements(`${'<b><i>'.repeat(20_000)}Hello`);
    expect(answer.textContent).toBe('Hello');
  });
});

describe('a harmless answer', () => {
  const answer =
    '<h3>Two fit</h3><p>Use <strong>CTRL&nbsp;Ignite</strong> &amp; <em>ask</em>:<br>now.</p>' +
    '<ul><li>One<li>Two</ul><p>See <a href="/accelerators/ctrl?x=1#y">CTRL</a>, ' +
    '<a href="https://www.example.com/press">press</a>.</p>';
  const shown =
    '<h3>Two fit</h3><p>Use <strong>CTRL&nbsp;Ignite</strong> &amp; <em>ask</em>:<br>now.</p>' +
    '<ul><li>One</li><li>Two</li></ul><p>See <a href="/accelerators/ctrl?x=1#y">CTRL</a>, ' +
    '<a href="/press">press</a>.</p>';

  it('is the same in the browser and on the server', async () => {
    expect((await show(answer)).innerHTML).toBe(shown);
    expect((await renderElements(answer)).innerHTML).toBe(shown);
  });

  it('does not show scripts, styles, comments or SVG', async () => {
    const html = '<p>Yes.</p><script>one</script><style>two</style><!-- three --><svg><text>four</text></svg>';
    expect((await show(html)).textContent).toBe('Yes.');
    expect((await renderElements(html)).textContent).toBe('Yes.');
  });

  it('keeps the text of elements that are unwrapped', async () => {
    const html = '<div><h1>Title</h1><span>and</span> text</div>';
    expect((await show(html)).textContent).toContain('Titleand text');
    expect((await renderElements(html)).textContent?.replace(/\s+/g, ' ')).toContain('Title and text');
  });
});

describe('the path of a link', () => {
  it.each([
    ['/accelerators#programs', '/accelerators#programs'],
    ['https://www.example.com', '/'],
    ['press', '/press'],
    ['https://www.example.com//evil.example', '/evil.example'],
    ['blob:https://www.example.com/1', undefined],
    ['https://evil.example', undefined],
  ])('of %s is %s', (href, path) => {
    expect(toSitePath(href, siteOrigin)).toBe(path);
  });
});
