import { expect, it } from 'vitest';
import { toLines, toListItems, toParagraphs, toPlainText, toRichText } from './rich-text.ts';

const text = (value: string, bold = false) => ({
  nodeType: 'text',
  value,
  marks: bold ? [{ type: 'bold' }] : [],
  data: {},
});
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
const list = (nodeType: string, ...items: string[]) => ({
  nodeType,
  data: {},
  content: items.map((item) => ({ nodeType: 'list-item', data: {}, content: [paragraph(text(item))] })),
});
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

it('keeps a document unchanged', () => {
  const value = document(paragraph(text('Moved in '), text('eleven weekends', true)));
  expect(toRichText(value)).toBe(value);
});

it('is undefined for an empty field or an empty document', () => {
  expect(toRichText(undefined)).toBeUndefined();
  expect(toRichText('  ')).toBeUndefined();
  expect(toRichText(document(paragraph(text(''))))).toBeUndefined();
});

it('reads bold markers, paragraphs, and line breaks in plain text', () => {
  expect(toRichText('**34% lower**, it says\nEach month\n\nNext paragraph')).toEqual(
    document(paragraph(text('34% lower', true), text(', it says\nEach month')), paragraph(text('Next paragraph'))),
  );
});

it('leaves a lone marker alone', () => {
  expect(toRichText('5 ** 3')).toEqual(document(paragraph(text('5 ** 3'))));
});

it('flattens paragraphs and list items to lines', () => {
  const value = document(
    paragraph(text('Before '), text('and', true), text(' after')),
    list('unordered-list', 'one', 'two'),
  );
  expect(toPlainText(value)).toBe('Before and after\none\ntwo');
  expect(toParagraphs(value)).toEqual(['Before and after', 'one', 'two']);
});

it('returns the items of one kind of list', () => {
  const value = document(list('unordered-list', 'a bullet'), list('ordered-list', 'Amazon S3', 'AWS Lambda'));
  expect(toListItems(value, 'ordered-list')).toEqual(['Amazon S3', 'AWS Lambda']);
  expect(toListItems(value)).toEqual(['a bullet', 'Amazon S3', 'AWS Lambda']);
});

it('reads a list regardless of how it was written', () => {
  expect(toLines(document(list('unordered-list', 'one', 'two')))).toEqual(['one', 'two']);
  expect(toLines(document(paragraph(text('We have')), list('unordered-list', 'one', 'two')))).toEqual(['one', 'two']);
  expect(toLines(document(paragraph(text('- one')), paragraph(text('– two'))))).toEqual(['one', 'two']);
  expect(toLines('- one\n  — two\n\n• three\nfour-fold')).toEqual(['one', 'two', 'three', 'four-fold']);
  expect(toLines(['one ', '', 'two'])).toEqual(['one', 'two']);
  expect(toLines(undefined)).toEqual([]);
});

it('tolerates values of any other type', () => {
  for (const value of [null, 5, true, {}, [], { nodeType: 'document' }]) {
    expect(() => [toRichText(value), toLines(value), toParagraphs(value)]).not.toThrow();
  }
  expect(toPlainText(5)).toBe('5');
});
