/** A commit as people read it: its first ten digits, and whether the build had changes that are not in it. */
export function toShortCommit(commit: string): string {
  return commit.replace(/^([\da-f]{10})[\da-f]*/, '$1');
}
