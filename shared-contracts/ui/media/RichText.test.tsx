import type { Document } from '@contentful/rich-text-types';
import { toRichText } from '@site/content/fields/rich-text';
import { renderElement } from '@site/kit/testing/render-element';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('shows bold text, paragraphs and line breaks', () => {
  const { container } = renderElement(<RichText document={toRichText('One **bold** line\nnext\n\nSecond')} />);
  expect(container.querySelectorAll('p')).toHaveLength(2);
  expect(container.querySelectorAll('br')).toHaveLength(1);
  expect(screen.getByText('bold').tagName).toBe('B');
});

it('renders list items without inner paragraphs', () => {
  renderElement(<RichText document={toDocument(list('First', 'Second'))} />);
  expect(screen.getAllByRole('listitem').map(({ innerHTML }) => innerHTML)).toEqual(['First', 'Second']);
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ['/press', '/press'],
  ['//example.com/a', '//example.com/a'],
])('links to %s', (uri, href) => {
  renderElement(<RichText document={toDocument(paragraph(link(uri)))} />);
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe(href);
});

it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x'])(
  'shows only the text of a link to %s',
  (uri) => {
    renderElement(<RichText document={toDocument(paragraph(link(uri)))} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('here')).toBeDefined();
  },
);

it('renders nothing if there is no text', () => {
  expect(renderElement(<RichText document={undefined} />).container.textContent).toBe('');
});

function toDocument(...content: object[]) {
  return { nodeType: 'document', data: {}, content } as unknown as Document;
}

function paragraph(...content: object[]) {
  return { nodeType: 'paragraph', data: {}, content };
}

function text(value: string) {
  return { nodeType: 'text', value, marks: [], data: {} };
}

function link(uri: string) {
  return { nodeType: 'hyperlink', data: { uri }, content: [text('here')] };
}

function list(...items: string[]) {
  const content = items.map((item) => ({ nodeType: 'list-item', data: {}, content: [paragraph(text(item))] }));
  return { nodeType: 'unordered-list', data: {}, content };
}
