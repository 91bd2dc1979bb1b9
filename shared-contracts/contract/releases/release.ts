import * as v from 'valibot';
import { brought } from './brought.ts';
import { claimEntries } from './claimed-names.ts';

/** `1.4.0-3f2a9c1b0d`: the package's version and a digest of everything in the release. */
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+-[\da-z.]{4,40}$/, 'is not a release version'));

/** A remote's package name, which is also its folder in the release origin. */
export const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/, 'is not the name of a remote'));

const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'is not a plain file name'));
/** Digest of a file in the form of Subresource Integrity. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, 'is not a sha384 digest'));

/** The path of a file inside a release. */
const filePath = v.pipe(v.string(), v.regex(/^(client|server)\/[\w.-]+$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A commit of the repository that a remote is built in. */
export const commit = v.pipe(v.string(), v.regex(/^[\da-f]{7,64}(-changed)?$/, 'is not a commit'));

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
  /** Versions of the shell's contract that it runs with, e.g. `^2.0`. Older releases have none. */
  contractRange: v.optional(v.pipe(v.string(), v.regex(/^\^\d+\.\d+$/, 'is not a range like ^2.0'))),
  /** When it was released, ISO 8601. */
  releasedAt: v.pipe(v.string(), v.isoTimestamp()),
  ...claimEntries,
  ...brought,
  /** Files of each exposed module, e.g. `pages/home`, the browser's entry not counted. */
  exposes: v.record(v.string(), chunkFiles),
  /** Digest of every file, by its path inside the release, e.g. `client/remoteEntry.js`. */
  files: v.record(filePath, integrity),
  /** Bytes of every file, and of its Brotli twin if it has one. */
  sizes: v.optional(v.record(filePath, v.object({ bytes: count, brotli: v.optional(count) })), {}),
  /** Who built it, from which commit; `-changed` after the commit stands for changes that are not in it. */
  built: v.optional(v.object({ by: v.pipe(v.string(), v.maxLength(200)), commit: v.optional(commit) })),
});

export type Release = v.InferOutput<typeof releaseSchema>;
