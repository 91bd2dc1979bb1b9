/** A release is bad and will stay bad. After any other error, the shell tries again. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
