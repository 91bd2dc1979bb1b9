// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findAreas } from './find-areas.ts';

const remotes = ['mfe-contact', 'mfe-case-studies', 'mfe-contact-us'];

function find(html: string, pageOwner = 'mfe-contact') {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.body.firstElementChild as Element;
  return findAreas(root, remotes, pageOwner).map(({ owner, kind, elements }) => [
    owner,
    kind,
    elements.map(({ id }) => id),
  ]);
}

it('finds the parts of the shell, the page within main, and the fragments of other remotes within the page', () => {
  const page =
    '<section id="one" class="mfe-contact-form-1a2b"><div><ol id="list" class="mfe-case-studies-list-1"></ol></div></section>';
  expect(
    find(`<header id="nav" class="shell-bar-9f3c"></header>
      <main id="content" class="shell-main-1a2b">${page}<section id="two" class="mfe-contact-end-1a2b"></section></main>
      <footer id="footer" class="shell-footer-1a2b"><p class="shell-text-1a2b"></p></footer>`),
  ).toEqual([
    ['shell', 'shell', ['nav']],
    ['mfe-contact', 'page', ['one', 'two']],
    ['mfe-case-studies', 'fragment', ['list']],
    ['shell', 'shell', ['footer']],
  ]);
});

it("says that what the shell shows in place of a page is the shell's", () => {
  expect(find('<main class="shell-main-1"><div id="screen" class="shell-screen-1"></div></main>')).toEqual([
    ['shell', 'shell', ['screen']],
  ]);
});

it('tells remotes apart whose names begin alike', () => {
  expect(find('<main><div id="one" class="mfe-contact-us-form-1"></div></main>', 'mfe-contact-us')).toEqual([
    ['mfe-contact-us', 'page', ['one']],
  ]);
});

it('finds a fragment that stands beside the sections of a page, in a place without a class', () => {
  expect(
    find(
      `<main><div id="one" class="mfe-contact-a-1"></div><div><div id="two" class="mfe-case-studies-b-1"></div></div></main>`,
    ),
  ).toEqual([
    ['mfe-contact', 'page', ['one']],
    ['mfe-case-studies', 'fragment', ['two']],
  ]);
});

it('counts the sections of a page as one area, wherever they stand', () => {
  expect(
    find(
      `<main><div id="one" class="mfe-contact-a-1"></div><div><p id="two" class="mfe-contact-b-1"></p></div></main>`,
    ),
  ).toEqual([['mfe-contact', 'page', ['one', 'two']]]);
});
