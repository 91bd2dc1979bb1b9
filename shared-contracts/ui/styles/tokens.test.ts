import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const schemes = ['light', 'dark'] as const;

describe.each(schemes)('%s scheme, WCAG AA', (scheme) => {
  const colors = readColors(css, scheme);

  it.each(
    pairs(
      ['text', 'text-quiet', 'accent-text', 'spark-text', 'error', 'success'],
      ['ground', 'ground-raised', 'ground-sunken', 'ground-hover'],
    ),
  )('%s is readable on %s', (text, ground) => {
    expect(contrast(colors(text), colors(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-light', 'light-hover'],
    ['text-quiet', 'disabled'],
    ['ground', 'text'],
    ['text', 'accent-soft'],
    ['text', 'error-soft'],
    ['text', 'success-soft'],
    ['accent-text', 'accent-soft'],
    ['spark-text', 'spark-soft'],
    ['success', 'success-soft'],
    ['error', 'error-soft'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(colors(text), colors(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['border-control', 'focus', 'accent'], ['ground', 'ground-raised', 'ground-sunken']))(
    '%s stands out from %s',
    (edge, ground) => {
      expect(contrast(colors(edge), colors(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the ink and accent bands', () => {
  const dark = readColors(css, 'dark');
  const accent = readColors(css, 'dark', '[data-ground="accent"] {');

  it.each(['text', 'text-quiet', 'accent-text', 'spark-text'])('%s is readable on ink in both schemes', (text) => {
    for (const scheme of schemes) {
      expect(contrast(dark(text), readColors(css, scheme)('ground-ink'))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['text', 'text-quiet', 'accent-text'])('%s is readable on accent', (text) => {
    expect(contrast(accent(text), accent('accent-ground'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['text', 'ground-hover'],
    ['text-quiet', 'disabled'],
  ])('%s is readable on %s, on the accent band', (text, ground) => {
    expect(contrast(accent(text), accent(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps focus rings and control borders visible on accent', () => {
    expect(contrast(accent('focus'), accent('accent-ground'))).toBeGreaterThanOrEqual(3);
    expect(contrast(accent('border-control'), accent('accent-ground'))).toBeGreaterThanOrEqual(3);
  });
});

it('uses only weights that the fonts have', () => {
  const fonts = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
  const [, lightest, boldest] = /font-weight: (\d+) (\d+);/.exec(fonts) ?? [];
  const { display, ...text } = numbers('weight');
  expect(fonts).toContain(`font-weight: ${display};`);
  for (const weight of Object.values(text)) {
    expect(weight).toBeGreaterThanOrEqual(Number(lightest));
    expect(weight).toBeLessThanOrEqual(Number(boldest));
  }
});

it('puts messages above everything else', () => {
  const { message, ...others } = numbers('layer');
  expect(Math.max(...Object.values(others))).toBeLessThan(Number(message));
});

/** The values of the tokens `--<kind>-*`, by the rest of their names. */
function numbers(kind: string): Record<string, number> {
  const found = [...declarations(css)].filter(([name]) => name.startsWith(`${kind}-`));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(kind.length + 1), Number(value)]));
}

function pairs(texts: string[], grounds: string[]): [string, string][] {
  return texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));
}

/** Reads the hex values of the semantic colors in one scheme. `override` is the selector of a rule that takes precedence. */
function readColors(source: string, scheme: (typeof schemes)[number], override?: string): (name: string) => string {
  const tokens = declarations(source);
  const overrides = override ? declarations(source.slice(source.lastIndexOf(override)).split('}')[0] ?? '') : new Map();
  return (name) => {
    const value: string = overrides.get(`color-${name}`) ?? tokens.get(`color-${name}`) ?? '';
    const sides = /^light-dark\((.+), (.+)\)$/.exec(value);
    const side = sides ? String(sides[scheme === 'light' ? 1 : 2]) : value;
    const scale = /^var\(--(.+)\)$/.exec(side);
    const hex = scale ? tokens.get(String(scale[1])) : side;
    if (!hex?.startsWith('#')) throw new Error(`No color for ${name}: "${value}"`);
    return hex;
  };
}

function declarations(source: string): Map<string, string> {
  const found = [...source.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]) => [name, value] as [string, string],
  );
  return new Map(found.reverse());
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
