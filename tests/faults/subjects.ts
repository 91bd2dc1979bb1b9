/** A page or fragment of a remote that faults are tried on. */
export interface Subject {
  remote: string;
  /** The exposed module, e.g. `pages/about-us`. */
  expose: string;
  /** The page that shows it. */
  path: string;
  /** The name of the fragment, where it is one. */
  fragment?: string;
  /** A page of another remote. */
  other: string;
}

/** A page of each remote, and the fragment on Home. */
export const subjects: readonly Subject[] = [
  { remote: 'mfe-marketing', expose: 'pages/about-us', path: '/about-us', other: '/contact-us' },
  { remote: 'mfe-case-studies', expose: 'pages/case-study-list', path: '/case-study', other: '/contact-us' },
  {
    remote: 'mfe-case-studies',
    expose: 'fragments/carousel',
    path: '/',
    fragment: 'case-studies/carousel',
    other: '/contact-us',
  },
  { remote: 'mfe-accelerators', expose: 'pages/accelerator-list', path: '/accelerators', other: '/contact-us' },
  { remote: 'mfe-contact', expose: 'pages/contact-us', path: '/contact-us', other: '/case-study' },
];
