import { useHost } from '@site/contract/host';
import type { ReactNode } from 'react';
import type { FragmentElementProps } from './fragment-element.ts';

/**
 * Renders another team's fragment. The shell finds the remote that owns it, renders it on the server if it can, and
 * contains its failures.
 */
export function Fragment(element: FragmentElementProps): ReactNode {
  return useHost().renderFragment(element);
}
