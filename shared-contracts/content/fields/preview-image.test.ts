import { expect, it } from 'vitest';
import { placeholderPicture } from './placeholder-picture.ts';
import { toPreviewImage } from './preview-image.ts';

const picture = { url: 'https://images.example.com/a.webp', width: 1600, height: 900, alt: '' };

it('asks for a preview in a format that all sites read', () => {
  expect(toPreviewImage(picture)).toEqual({ image: 'https://images.example.com/a.webp?w=1200&h=630&fit=fill&fm=jpg' });
});

it.each([undefined, placeholderPicture, { ...picture, url: 'https://images.example.com/a.svg' }])(
  'leaves the site’s own preview where there is no photograph',
  (drawing) => {
    expect(toPreviewImage(drawing)).toBeUndefined();
  },
);
