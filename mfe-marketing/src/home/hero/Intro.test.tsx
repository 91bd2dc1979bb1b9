import type { RichText } from '@site/content/fields/rich-text';
import { renderElement } from '@site/kit/testing/render-element';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Intro } from './Intro.tsx';

it('shows paragraphs, lists, bold and links', () => {
  renderElement(<Intro document={document} className="intro" />);
  expect(screen.getByText('Less waiting').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Plan', 'Build']);
  expect(screen.getByRole('link', { name: 'our program' }).getAttribute('href')).toBe('/accelerators');
});

it('shows the words of a link that leads nowhere safe', () => {
  renderElement(<Intro document={document} className="intro" />);
  expect(screen.getByText(/this trick/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'this trick' })).toBeNull();
});

const text = (value: string, bold = false) => ({
  nodeType: 'text',
  value,
  marks: bold ? [{ type: 'bold' }] : [],
  data: {},
});
const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, content, data });
const item = (value: string) => node('list-item', [node('paragraph', [text(value)])]);

const document = node('document', [
  node('paragraph', [
    text('Less waiting', true),
    text(' with '),
    node('hyperlink', [text('our program')], { uri: '/accelerators' }),
    text(' and '),
    node('hyperlink', [text('this trick')], { uri: 'javascript:alert(1)' }),
  ]),
  node('unordered-list', [item('Plan'), item('Build')]),
]) as unknown as RichText;
