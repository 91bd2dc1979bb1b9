/** A set of releases could not be opened, but its releases did nothing wrong: the shell's machine is too busy. */
export class RendererNotStarted extends Error {
  override name = 'RendererNotStarted';
}
