import type { PropsSchema } from '@site/contract/releases/brought';
import type { Release } from '@site/contract/releases/release';

/** Keywords that are compared on their own, and those that ask for nothing. */
const compared = new Set(['type', 'enum', 'title', 'description', 'examples', 'default', 'deprecated', '$comment']);

/** What a release promises to pages and shells. */
export type Promises = Pick<Release, 'pages' | 'fragments' | 'fragmentProps'>;

/** A difference that may break what is live. */
export interface Finding {
  verdict: 'incompatible' | 'unknown';
  /** What is missing or different, and what to do. */
  reason: string;
}

/**
 * Compares what a build promises with what the live release promises: paths that visitors have links to, fragments that
 * other teams' pages show, and the properties that those pages pass.
 *
 * @param dropped paths and fragments that the team drops on purpose
 * @returns nothing if the build can take the place of the live release
 */
export function compareReleases(next: Promises, live: Promises, dropped: readonly string[] = []): Finding[] {
  const kept = new Set([...toClaimed(next), ...dropped]);
  const missing = toClaimed(live).filter((claim) => !kept.has(claim));
  const options = missing.map((claim) => `--drop ${claim}`).join(' ');
  const lost: Finding[] =
    missing.length === 0
      ? []
      : [
          {
            verdict: 'incompatible',
            reason: `has ${missing.join(', ')}, and this build does not. If that is on purpose, add ${options}.`,
          },
        ];
  const names = Object.values(live.fragments).filter((name) => Object.values(next.fragments).includes(name));
  return [
    ...lost,
    ...names.flatMap((name) => compareProps(name, next.fragmentProps?.[name], live.fragmentProps?.[name])),
  ];
}

function compareProps(name: string, next: PropsSchema | undefined, live: PropsSchema | undefined): Finding[] {
  if (!next || !live) {
    const reason = `does not say which properties ${name} takes, so nobody knows whether pages pass the right ones.`;
    return [{ verdict: 'unknown', reason }];
  }
  const isPassed = (property: string) => property in live.properties;
  const added = next.required.filter((property) => !live.required.includes(property));
  const removed = Object.keys(live.properties).filter((property) => !(property in next.properties));
  const changed = Object.keys(next.properties).filter(
    (property) => isPassed(property) && typeOf(next, property) !== typeOf(live, property),
  );
  const narrowed = Object.keys(next.properties).filter(
    (property) => isPassed(property) && !changed.includes(property) && hasLost(next, live, property),
  );
  const unclear = Object.keys(next.properties).filter(
    (property) =>
      isPassed(property) && !changed.includes(property) && rulesOf(next, property) !== rulesOf(live, property),
  );
  const remedy = `Let ${name} accept both, or give the new one another name.`;
  const incompatible = [
    ...added.map((property) => `${name} does not need ${property} yet, which this build requires. ${remedy}`),
    ...removed.map((property) => `${name} takes ${property}, which this build does not know. ${remedy}`),
    ...changed.map(
      (property) =>
        `${name} takes ${property} as ${typeOf(live, property)}, and this build as ${typeOf(next, property)}. ${remedy}`,
    ),
    ...narrowed.map((property) => `${name} takes values of ${property} that this build does not. ${remedy}`),
  ].map((reason): Finding => ({ verdict: 'incompatible', reason: `says that ${reason}` }));
  const unknown = unclear.map((property): Finding => {
    const reason = `has other rules for ${property} of ${name} than this build, so nobody knows whether pages pass the right values.`;
    return { verdict: 'unknown', reason };
  });
  return [...incompatible, ...unknown];
}

/** Whether the build lists the values of a property, and not all those that pages may pass now. */
function hasLost(next: PropsSchema, live: PropsSchema, property: string): boolean {
  const [now, before] = [next.properties[property]?.enum, live.properties[property]?.enum];
  if (!Array.isArray(now)) return false;
  return !Array.isArray(before) || before.some((value) => !now.includes(value));
}

/** What else a schema asks of a property, besides its type and values, such as a pattern or a length. */
function rulesOf({ properties }: PropsSchema, property: string): string {
  const rules = Object.entries(properties[property] ?? {}).filter(([keyword]) => !compared.has(keyword));
  return JSON.stringify(rules.sort(([one], [other]) => one.localeCompare(other)));
}

function typeOf({ properties }: PropsSchema, property: string): string {
  return JSON.stringify(properties[property]?.type ?? 'anything');
}

function toClaimed({ pages, fragments }: Promises): string[] {
  return [...Object.values(pages).flat(), ...Object.values(fragments)];
}
