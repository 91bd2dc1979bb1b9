/** The same text for two paths that match the same addresses: `/case-study/:` for `/Case-Study/:caseId` and `/case-study/:id/`. */
export function toPathShape(path: string): string {
  return path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}
