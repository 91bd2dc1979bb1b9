import * as v from 'valibot';

/** `1.4.0-3f2a9c1b0d`: the package's version and a digest of everything in the release. */
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+-[\da-z.]{4,40}$/, 'is not a release version'));

/** A remote's package name, which is also its folder in the release origin. */
export const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/, 'is not the name of a remote'));

const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'is not a plain file name'));
/** Digest of a file in the form of Subresource Integrity. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, 'is not a sha384 digest'));

const moduleName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/, 'is not the id of a page or fragment'));
const pathPattern = v.pipe(v.string(), v.regex(/^\/[\w:*?/.-]*$/, 'is not a path of this site'));
const fragmentName = v.pipe(v.string(), v.regex(/^[a-z\d-]+\/[a-z\d-]+$/, 'is not the name of a fragment'));

const chunkFiles = v.object({ js: v.array(fileName), css: v.array(fileName) });

/** Scripts and styles of one chunk, as names inside the release's `client` folder. */
export type ChunkFiles = v.InferOutput<typeof chunkFiles>;

/**
 * `release.json` of one immutable release folder, `<remote>/<version>/{client,server}`. Every file that a browser or
 * the shell may load from it is listed with its digest.
 */
export const releaseSchema = v.object({
  remote: remoteName,
  version: releaseVersion,
  /** Version of @site/contract that the remote was built with. */
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  /** When it was released, ISO 8601. */
  releasedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Paths of each page, by page id, in React Router's syntax. Page `home` is the exposed module `pages/home`. */
  pages: v.record(moduleName, v.array(pathPattern)),
  /** Public name of each fragment, by the folder that holds it. `carousel` is the exposed module `fragments/carousel`. */
  fragments: v.record(moduleName, fragmentName),
  /** Files of each exposed module, e.g. `pages/home`, the browser's entry not counted. */
  exposes: v.record(v.string(), chunkFiles),
  /** Digest of every file, by its path inside the release, e.g. `client/remoteEntry.js`. */
  files: v.record(v.pipe(v.string(), v.regex(/^(client|server)\/[\w.-]+$/)), integrity),
});

export type Release = v.InferOutput<typeof releaseSchema>;
