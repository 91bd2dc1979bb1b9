/** The name of a package inside federation, where a hyphen is not allowed: `mfe_contact` for `mfe-contact`. */
export function toFederationName(packageName: string): string {
  return packageName.replaceAll('-', '_');
}
