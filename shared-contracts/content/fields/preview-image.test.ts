import { expect, it } from 'vitest';
import { placeholderPicture } from './placeholder-picture.ts';
import { toPreviewImage } from './preview-image.ts';

const picture = { url: 'https://images.example.com/a.webp', width: 1600, height: 900, alt: '' };

it('requests a preview in a format that every site can read', () => {
  expect(toPreviewImage(picture)).toEqual({ image: 'https://images.example.com/a.webp?w=1200&h=630&fit=fill&fm=jpg' });
});

it.each([undefined, placeholderPicture, { ...picture, url: 'https://images.example.com/a.svg' }])(
  "keeps the site's own preview if there is no photo",
  (drawing) => {
    expect(toPreviewImage(drawing)).toBeUndefined();
  },
);
