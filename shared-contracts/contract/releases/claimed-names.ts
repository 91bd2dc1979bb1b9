import * as v from 'valibot';

/** Id of a page, or the folder of a fragment. */
const moduleName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/, 'is not the id of a page or fragment'));

/** A path in React Router's syntax. */
export const pathPattern = v.pipe(v.string(), v.regex(/^\/[\w:*?/.-]*$/, 'is not a path of this site'));

/** The public name of a fragment, e.g. `case-studies/carousel`. */
export const fragmentName = v.pipe(v.string(), v.regex(/^[a-z\d-]+\/[a-z\d-]+$/, 'is not the name of a fragment'));

/** Paths by page id, and fragment names by folder. */
export const claimEntries = {
  /** Paths of each page, by page id, in React Router's syntax. Page `home` is the exposed module `pages/home`. */
  pages: v.record(moduleName, v.pipe(v.array(pathPattern), v.readonly())),
  /** Public name of each fragment, by the folder that holds it. `carousel` is the exposed module `fragments/carousel`. */
  fragments: v.record(moduleName, fragmentName),
};
