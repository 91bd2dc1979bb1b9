import type { ReactNode } from 'react';
import { useHost } from 'shared-contracts/host';
import type { FragmentName } from '../remotes/remotes.ts';
import type { FragmentProps } from './remote-fragment.ts';

export type FragmentElementProps = {
  [Name in FragmentName]: {
    name: Name;
    props: FragmentProps[Name];
    /** Shown while the fragment loads; a skeleton of its shape. */
    loading?: ReactNode;
    /** Shown, above a Retry button, where the fragment's remote is down; say what the visitor can do instead. */
    unavailable?: ReactNode;
  };
}[FragmentName];

/**
 * Another team's piece, by name. The shell finds the remote that owns it, renders it on the server where it can, and
 * contains its failures.
 */
export function Fragment(element: FragmentElementProps): ReactNode {
  return useHost().renderFragment(element);
}
