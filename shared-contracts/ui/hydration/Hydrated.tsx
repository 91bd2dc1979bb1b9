import { useEffect } from 'react';

/** Calls back once what stands beside it, in the same boundary, has its handlers. */
export function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}
