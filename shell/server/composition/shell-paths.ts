/** The shell's own pages. */
const shellPaths = ['/broken', '/unsupported-device', '/styleguide'];

/** Stands for every path that nobody claims, because all of them have the same page. */
export const unclaimedPath = '/_unclaimed';

/** The path of the shell's own page that is meant by another spelling. */
export function findShellPath(path: string): string | undefined {
  return shellPaths.find((own) => own === path.toLowerCase());
}

export function isShellPath(path: string): boolean {
  return shellPaths.includes(path);
}
