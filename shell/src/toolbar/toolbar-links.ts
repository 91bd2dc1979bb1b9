/** A remote and the version of it, or the address of a dev server, as an address names both. */
export type ChosenPair = readonly [remote: string, version: string];

/** The address of a page that shows exactly these versions, and nothing that a tester chose before. */
export function toChoosingLink(page: string, choices: readonly ChosenPair[]): string {
  const url = new URL(page);
  url.searchParams.delete('remote');
  url.searchParams.delete('toolbar');
  for (const [remote, version] of choices) url.searchParams.append('remote', `${remote}@${version}`);
  if (choices.length === 0) url.searchParams.set('remote', 'live');
  // Everything that a choice is written with may stand in a query as it is, and people read this.
  url.search = url.search.replaceAll('%40', '@').replaceAll('%3A', ':').replaceAll('%2F', '/');
  return url.href;
}
