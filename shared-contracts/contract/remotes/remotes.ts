/** The four remotes, by package name (spec 1: each team releases one). */
export const remoteNames = ['mfe-marketing', 'mfe-case-studies', 'mfe-accelerators', 'mfe-contact'] as const;

export type RemoteName = (typeof remoteNames)[number];

/**
 * Which remote owns which path and fragment (spec section 2). A page id is the folder in the remote's `src/` that
 * contains the page's `route.tsx`, and part of the name of the exposed module. Paths that nobody claims belong to the
 * shell.
 */
export const ownership = {
  'mfe-marketing': {
    pages: {
      home: ['/'],
      'about-us': ['/about-us'],
      'capability-list': ['/capability/:name'],
      'capability-detail': ['/capability/:capabilitiesName/:serviceSlug'],
      press: ['/press'],
      'acceptance-use-policy': ['/acceptance-use-policy'],
      'data-security': ['/data-security'],
      'access-control-policy': ['/access-control-policy'],
      'coming-soon': ['/blog', '/comingsoon'],
      document: ['/docs/:docId'],
    },
    fragments: {},
  },
  'mfe-case-studies': {
    pages: {
      'case-study-list': ['/case-study'],
      'case-study-detail': ['/case-study/:caseId'],
    },
    fragments: { carousel: 'case-studies/carousel' },
  },
  'mfe-accelerators': {
    pages: {
      'accelerator-list': ['/accelerators'],
      'accelerator-detail': ['/accelerators/:programId', '/well-architected-review'],
    },
    fragments: {},
  },
  'mfe-contact': {
    pages: {
      'contact-us': ['/contact-us'],
      'mobile-contact-us': ['/mobile-contact-us'],
      'smb-program': ['/smb-aws-accelerator-program'],
      'mobile-campaign': ['/mobile-page'],
      'tablet-campaign': ['/tablet-campaign'],
    },
    fragments: { 'case-study-request': 'contact/case-study-request' },
  },
} as const satisfies Record<RemoteName, RemoteOwnership>;

/** One remote's paths by page id, and its fragments' public names by the folder that contains their `fragment.tsx`. */
export interface RemoteOwnership {
  pages: Record<string, readonly `/${string}`[]>;
  fragments: Record<string, string>;
}

type ValuesOf<T> = T[keyof T];
type FragmentsOf<R extends RemoteName> = ValuesOf<(typeof ownership)[R]['fragments']>;

/** The public name of every fragment, e.g. `case-studies/carousel`. */
export type FragmentName = ValuesOf<{ [R in RemoteName]: FragmentsOf<R> }>;

/** One claimed path pattern, in React Router's syntax. */
export interface PathClaim {
  remote: RemoteName;
  page: string;
  path: `/${string}`;
}

/** Lists every path that a remote claims. */
export function pathClaims(claims: Record<string, RemoteOwnership> = ownership): PathClaim[] {
  return Object.entries(claims).flatMap(([remote, { pages }]) =>
    Object.entries(pages).flatMap(([page, paths]) =>
      paths.map((path) => ({ remote: remote as RemoteName, page, path })),
    ),
  );
}
