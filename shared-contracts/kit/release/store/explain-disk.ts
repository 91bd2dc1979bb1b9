const room = 'Make room on its disk, for example with npm run releases:collect, and run the command again.';
const rights = 'Run it as a user who may read and write there, or set RELEASES_DIR to another folder.';
const place = 'Set RELEASES_DIR to a folder that is there or can be made.';

/** What a person does about an error of the file system, by its code. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: room,
  EDQUOT: room,
  EACCES: rights,
  EPERM: rights,
  EROFS: rights,
  ENOENT: place,
  ENOTDIR: place,
};

/**
 * Names the folder and what to do in errors of the file system that a person can mend.
 *
 * @param what what is done, such as `write registry.json`
 */
export async function explainDisk<Result>(what: string, folder: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const remedy = remedies[code];
    if (!remedy) throw error;
    throw new Error(`Could not ${what} in ${folder}: ${message}. ${remedy}`, { cause: error });
  }
}
