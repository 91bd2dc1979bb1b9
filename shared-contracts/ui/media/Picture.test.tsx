import { placeholderPicture } from '@site/content/fields/placeholder-picture';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const photo = { url: 'https://images.example.com/a.png', width: 1000, height: 600, alt: 'A data center' };

it('requests sizes up to the original, in AVIF and WebP', () => {
  const { container } = render(<Picture picture={photo} sizes="50vw" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    [320, 480, 640, 960, 1000].map((w) => `${photo.url}?w=${w}&fm=avif&q=50 ${w}w`).join(', '),
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A data center' });
  expect(image.srcset).toContain('?w=320&fm=webp&q=70 320w');
  expect([image.width, image.height, image.getAttribute('loading')]).toEqual([1000, 600, 'lazy']);
});

it('never requests more than twice the displayed width', () => {
  const { container } = render(<Picture picture={photo} sizes="200px" maxWidth={200} />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toMatch(/w=320\S+ 320w, \S+w=400\S+ 400w$/);
});

it('loads a priority picture first', () => {
  render(<Picture picture={photo} sizes="50vw" priority />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('fetchpriority')).toBe('high');
  expect(image.hasAttribute('loading')).toBe(false);
});

it('does not resize drawings and placeholders', () => {
  const { container } = render(<Picture picture={placeholderPicture} sizes="50vw" />);
  expect(container.querySelector('source')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(placeholderPicture.url);
});

it('omits width and height if they are unknown', () => {
  render(<Picture picture={{ ...photo, width: 0, height: 0 }} sizes="50vw" />);
  expect(screen.getByRole('img').hasAttribute('width')).toBe(false);
});
