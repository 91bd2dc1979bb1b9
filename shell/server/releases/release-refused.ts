/** A release is not fit to be served, whenever it is tried. Other errors may pass, and what caused them is tried again. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
