import type { Subject } from './subject.ts';

/** One thing that every remote has to keep to. */
export interface Rule {
  /** What it asks for, in a few words, for the report. */
  name: string;
  /** What to do about a finding. */
  mend: string;
  /** @returns one line for each breach: where, and what was seen */
  run(subject: Subject): Breach[];
}

interface Breach {
  /** An address, a fragment, or a file. */
  place: string;
  seen: string;
}

/** What the report says about one breach. */
export interface Finding extends Breach {
  rule: string;
  mend: string;
}

/** What the rules make of a candidate. */
export function judge(rules: readonly Rule[], subject: Subject): Finding[] {
  return rules.flatMap(({ name, mend, run }) => run(subject).map((breach) => ({ rule: name, ...breach, mend })));
}

/** The breaches of each visited page. */
export function onEachPage(look: (page: Subject['pages'][number]) => string[]): Rule['run'] {
  return ({ pages }) => pages.flatMap((page) => look(page).map((seen) => ({ place: page.address, seen })));
}
