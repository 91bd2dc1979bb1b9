/** The registry's text, and what names this state of it for a swap. */
interface StoredRegistry {
  text: string;
  tag: string;
}

export interface StoredFile {
  /** Its path in the store, e.g. `mfe-contact/1.0.0-3f2a9c1b0d/release.json`. */
  path: string;
  bytes: number;
  writtenAt: Date;
}

/** Where releases and the registry are kept: a folder, or a bucket. Readers get a whole file or none. */
export interface ReleaseStore {
  /** @returns undefined if there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  /** Every file in a folder and the folders in it; of the whole store for the empty path. */
  list(folder: string): Promise<StoredFile[]>;
  /** Writes a file that is not there yet. @returns false if it is there, and stays as it is */
  add(path: string, content: string | Uint8Array): Promise<boolean>;
  /** Writes a file whether it is there or not: a signature by a new key, or in place of what was damaged. */
  replace(path: string, content: string | Uint8Array): Promise<void>;
  /** Deletes the folder of a release, its manifest first, so that no part of it passes for a release. */
  remove(folder: string): Promise<void>;
  /** @returns undefined before the first release */
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Compare and swap: writes the registry if it is still what `before` names.
   *
   * @returns whether it was; if not, another command has changed it in the meantime
   */
  swapRegistry(text: string, before: string | undefined): Promise<boolean>;
}

/** The registry's path in a store. */
export const registryFile = 'registry.json';
/** Manifest of a release, by its path in the folder of the release. */
export const manifestFile = 'release.json';
