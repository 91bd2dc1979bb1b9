import * as v from 'valibot';
import { remoteNames } from '../remotes/remotes.ts';

/** `1.4.0-3f2a9c1b0d`: the package's version and a digest of everything in the release. */
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+-[\da-z.]{4,40}$/, 'is not a release version'));

const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'is not a plain file name'));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, 'is not a sha384 digest'));

const chunkFiles = v.object({ js: v.array(fileName), css: v.array(fileName) });

/** Scripts and styles of one chunk, as names inside the release's `client` folder. */
export type ChunkFiles = v.InferOutput<typeof chunkFiles>;

/**
 * `release.json` of one immutable release folder, `<remote>/<version>/{client,server}`. Every file that a browser or
 * the shell may load from it is listed with its digest.
 */
export const releaseSchema = v.object({
  remote: v.picklist(remoteNames),
  version: releaseVersion,
  /** Version of @site/contract that the remote was built with. */
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  /** When it was released, ISO 8601. */
  releasedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Files of each exposed module, e.g. `pages/home`, the browser's entry not counted. */
  exposes: v.record(v.string(), chunkFiles),
  /** Digest of every file, by its path inside the release, e.g. `client/remoteEntry.js`. */
  files: v.record(v.pipe(v.string(), v.regex(/^(client|server)\/[\w.-]+$/)), integrity),
});

export type Release = v.InferOutput<typeof releaseSchema>;
