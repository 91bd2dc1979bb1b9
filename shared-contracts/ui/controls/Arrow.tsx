/**
 * lucide's arrow without lucide's runtime, which adds 1.4 kB (brotli) to each remote. For code that has a size budget.
 */
export function Arrow({ to = 'right' }: { to?: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d={to === 'left' ? 'm12 19-7-7 7-7m7 7H5' : 'M5 12h14m-7-7 7 7-7 7'}
      />
    </svg>
  );
}
