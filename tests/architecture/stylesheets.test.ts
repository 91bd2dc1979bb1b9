import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const modules = globSync('{mfe-*,shell,shared-contracts}/**/*.module.css', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|\.data)(\/|$)/.test(path),
});

/** Spec section 9: the last width of a layout and the first of the next. */
const breakpoints = ['767px', '768px', '1023px', '1024px', '1025px', '1299px', '1300px'];

/** The widths of a container, other than those, at which a stylesheet changes: see shared-contracts/ui/README.md. */
const containerWidths: Record<string, string> = {
  'mfe-accelerators/src/accelerator-list/ProgramCard.module.css': '52rem',
  'mfe-contact/src/lead-form/LeadForm.module.css': '34rem',
};

it('finds the stylesheets', () => {
  expect(modules.length).toBeGreaterThan(90);
});

describe.each(modules)('%s', (path) => {
  const css = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

  it("uses its package's layer", () => {
    const isComponent = /^shared-contracts\/ui\/(?!styleguide\/)/.test(path);
    expect(css.match(/@layer [^;{]+/g)).toEqual([isComponent ? '@layer components ' : '@layer pages ']);
  });

  it('takes colors, weights and layers from the tokens', () => {
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/(font-weight|z-index): -?\d|font: \d{3} /);
  });

  it('changes at the breakpoints of the site', () => {
    const conditions = css.match(/@media[^{]+/g) ?? [];
    expect(conditions.flatMap((condition) => condition.match(/[\d.]+px/g) ?? [])).toEqual(
      expect.toSatisfy((widths: string[]) => widths.every((width) => breakpoints.includes(width))),
    );
  });

  it('changes at those, or at the named widths, of its container', () => {
    const conditions = css.match(/@container[^{]+/g) ?? [];
    const widths = conditions.flatMap((condition) => condition.match(/[\d.]+[a-z]+/g) ?? []);
    const others = widths.filter((width) => !breakpoints.includes(width));
    expect(new Set(others)).toEqual(new Set([containerWidths[path]].filter(Boolean)));
  });

  it('selects by its own classes', () => {
    const selectors = [...css.matchAll(/(?<=[{};])[^{};@]+(?=\{)/g)].map(([selector]) => selector.trim());
    const lists = selectors.filter((list) => !/^(from|to|[\d.]+%)/.test(list));
    expect(lists.flatMap(split).filter((selector) => !beginsWithOwnClass(selector.trim()))).toEqual([]);
  });
});

it.each(['.card', '.card[data-open] > li', 'ol.card:hover', '.card:is(.open, :hover) p', ':root:has(.card)'])(
  '%s begins with an own class',
  (selector) => {
    expect(beginsWithOwnClass(selector)).toBe(true);
  },
);

it.each([
  'p',
  'p .card',
  ':is(p, .card) + .card',
  '[data-open] .card',
  ':global(.card)',
  '.card :global(.other)',
  ':not(.card)',
])('%s does not begin with an own class', (selector) => {
  expect(beginsWithOwnClass(selector)).toBe(false);
});

/**
 * Whether all that a selector selects is within an element with one of the stylesheet's classes, or is the page as long as
 * it has such an element.
 */
function beginsWithOwnClass(selector: string): boolean {
  const [first = ''] = withoutArguments(selector).split(/[\s>+~]/);
  return (first.includes('.') || selector.startsWith(':root:has(.')) && !selector.includes(':global');
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The selectors of a list, without those inside `:is()` and its like. */
function split(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}
