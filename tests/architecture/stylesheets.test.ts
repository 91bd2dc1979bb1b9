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

it('finds the stylesheets', () => {
  expect(modules.length).toBeGreaterThan(90);
});

describe.each(modules)('%s', (path) => {
  const css = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

  it('stands in the layer of its package', () => {
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

  it('selects by its own classes', () => {
    const selectors = [...css.matchAll(/(?<=[{};])[^{};@]+(?=\{)/g)].map(([selector]) => selector.trim());
    const foreign = selectors.filter((list) => !/^(from|to|[\d.]+%)/.test(list)).flatMap(split);
    expect(foreign.filter((selector) => !selector.includes('.'))).toEqual([]);
  });
});

/** The selectors of a list, without those inside `:is()` and its like. */
function split(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}
