import { useHost } from '@site/contract/host';
import type { ReactNode } from 'react';
import type { FragmentElementProps } from './fragment-element.ts';

/**
 * Another team's piece, by name. The shell finds the remote that owns it, renders it on the server where it can, and
 * contains its failures.
 */
export function Fragment(element: FragmentElementProps): ReactNode {
  return useHost().renderFragment(element);
}
