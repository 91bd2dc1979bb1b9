import type { Composition } from '../federation/composition.ts';

/**
 * The remote that owns a path. Knows what claims are made of, literal segments, parameters and a final `*`, so that the
 * toolbar needs no copy of the router.
 */
export function findPageOwner(composed: Composition['remotes'], path: string): string | undefined {
  const asked = toSegments(path);
  const found = Object.entries(composed).flatMap(([remote, { claims }]) =>
    Object.values(claims.pages)
      .flat()
      .map((pattern) => ({ remote, segments: toSegments(pattern) }))
      .filter(({ segments }) => isMatch(segments, asked)),
  );
  const literals = (segments: readonly string[]) => segments.filter(isLiteral).length;
  return found.sort((one, other) => literals(other.segments) - literals(one.segments))[0]?.remote;
}

function toSegments(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function isMatch(segments: readonly string[], asked: readonly string[]): boolean {
  const hasSplat = segments.at(-1) === '*';
  if (hasSplat ? asked.length < segments.length - 1 : asked.length !== segments.length) return false;
  return segments.every((segment, index) => !isLiteral(segment) || segment === asked[index]);
}

function isLiteral(segment: string): boolean {
  return segment !== '*' && !segment.startsWith(':');
}
