import { type ComponentProps, createElement, type SVGProps } from 'react';

/** One icon of lucide, as its files hold it. */
interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][];
}

/**
 * Stands in for lucide's `createLucideIcon`, with the `size` that this site uses and none of the options that it does not.
 * Hidden from screen readers unless it has a label.
 */
export default function createSmallIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, as its module loads.
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
