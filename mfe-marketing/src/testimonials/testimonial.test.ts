import { describe, expect, it } from 'vitest';
import { toTestimonial } from './testimonial.ts';

function entry(title: string | undefined, ...paragraphs: string[]) {
  const content = paragraphs.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  }));
  return { sys: { id: 't1' }, fields: { title, description: { nodeType: 'document', data: {}, content } } };
}

describe('a testimonial', () => {
  it('takes the author’s title from the first paragraph and the text from the second', () => {
    expect(toTestimonial(entry('CTO, logistics company', 'Freight, 400 employees', 'It worked.'))).toEqual({
      id: 't1',
      author: 'CTO, logistics company',
      authorTitle: 'Freight, 400 employees',
      text: 'It worked.',
    });
  });

  it('is all text when there is only one paragraph', () => {
    expect(toTestimonial(entry('IT Manager', 'They answer the phone.'))).toEqual({
      id: 't1',
      author: 'IT Manager',
      text: 'They answer the phone.',
    });
  });

  it('is anonymous when the entry names no author', () => {
    expect(toTestimonial(entry(undefined, 'Nonprofit', 'Thank you.')).author).toBe('Anonymous');
  });

  it('is empty for an empty entry', () => {
    expect(toTestimonial({ sys: { id: 't2' }, fields: {} })).toEqual({ id: 't2', author: 'Anonymous', text: '' });
  });
});
