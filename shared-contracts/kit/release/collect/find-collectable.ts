import { manifestFile, type StoredFile } from '../store/release-store.ts';

/** A release that nothing needs, or the remains of one that was never completed. */
export interface Collectable {
  remote: string;
  version: string;
  isComplete: boolean;
  files: number;
  bytes: number;
  /** When its last file was written, before it was signed. */
  writtenAt: Date;
}

interface Rule {
  /** Whether something needs a version. */
  isNeeded: (remote: string, version: string) => boolean;
  /** What was written since stays. */
  before: Date;
}

/** The releases in a store that may be deleted, the oldest first. */
export function findCollectable(files: readonly StoredFile[], { isNeeded, before }: Rule): Collectable[] {
  return toFolders(files)
    .filter(({ remote, version, writtenAt }) => writtenAt <= before && !isNeeded(remote, version))
    .sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime());
}

/** The folder of a release is `<remote>/<version>`; everything else in a store, such as the registry, is left alone. */
function toFolders(files: readonly StoredFile[]): Collectable[] {
  const inFolders = files.filter(({ path }) => path.split('/').length > 2);
  const byFolder = Map.groupBy(inFolders, ({ path }) => path.split('/', 2).join('/'));
  return [...byFolder].map(([folder, files]) => {
    const [remote = '', version = ''] = folder.split('/');
    const manifest = files.find(({ path }) => path === `${folder}/${manifestFile}`);
    const times = (manifest ? [manifest] : files).map((file) => file.writtenAt.getTime());
    return {
      remote,
      version,
      isComplete: manifest !== undefined,
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      writtenAt: new Date(Math.max(...times)),
    };
  });
}
