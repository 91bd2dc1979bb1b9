/** The name of a package for Module Federation, which allows no hyphens: `mfe_contact` for `mfe-contact`. */
export function toFederationName(packageName: string): string {
  return packageName.replaceAll('-', '_');
}
