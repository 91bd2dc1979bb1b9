import { type ComponentProps, createElement, type SVGProps } from 'react';

/** An icon in lucide's own format. */
interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][];
}

/**
 * Replaces lucide's `createLucideIcon`. Supports `size`, the one option that this site uses. Icons are hidden from
 * screen readers unless they have a label.
 */
export default function createSmallIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads.
  return function Icon({ size = 24, ...svg }: ComponentProps<'svg'> & { size?: number }) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !svg['aria-label'] || undefined,
        ...svg,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
