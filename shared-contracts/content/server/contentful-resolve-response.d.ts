/** The package brings no types. */
declare module 'contentful-resolve-response' {
  /** Puts what links point to in place of the links, and returns `items`. */
  export default function resolveResponse<Entry>(envelope: unknown): Entry[];
}
