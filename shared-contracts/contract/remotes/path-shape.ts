/** The same text for two paths that match the same addresses: `/case-study/:` for `/Case-Study/:caseId`. */
export function toPathShape(path: string): string {
  return path.toLowerCase().replace(/:[^/]+/g, ':');
}
