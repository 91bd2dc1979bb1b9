import type { ReactNode } from 'react';
import type { FragmentName, FragmentProps } from './remote-fragment.ts';

/** How a page asks for another team's fragment. */
export type FragmentElementProps = {
  [Name in FragmentName]: {
    name: Name;
    props: FragmentProps[Name];
    /** Shown while the fragment loads: a skeleton of it. */
    loading?: ReactNode;
    /** Shown above a Retry button if the fragment's remote is down. Say what the visitor can do instead. */
    unavailable?: ReactNode;
  };
}[FragmentName];
