import { useEffect } from 'react';

/** Calls `then` once its siblings in the same Suspense boundary are hydrated. */
export function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}
