/** The package has no types of its own. */
declare module 'contentful-resolve-response' {
  /** Replaces links with their targets and returns `items`. */
  export default function resolveResponse<Entry>(envelope: unknown): Entry[];
}
