import type { AcceleratorProgram } from './accelerator-program.ts';

/** The navigation state that a link to a program can carry (spec section 2, Accelerator detail). */
export interface ProgramState {
  programData: AcceleratorProgram;
  /** Text of the last breadcrumb item. */
  breadcrumb: string;
}

/** Checks the navigation state. Browsers keep it across reloads, so an older version of the site may have written it. */
export function toProgramState(state: unknown): Partial<ProgramState> {
  const { programData, breadcrumb } = (state ?? {}) as Partial<Record<keyof ProgramState, unknown>>;
  return {
    ...(isProgram(programData) && { programData }),
    ...(typeof breadcrumb === 'string' && { breadcrumb }),
  };
}

function isProgram(value: unknown): value is AcceleratorProgram {
  if (typeof value !== 'object' || value === null) return false;
  const program = value as Partial<AcceleratorProgram>;
  const lists = [
    program.whoItsFor,
    program.whatChallengesDoesItAddress,
    program.whyChooseList,
    program.deliverables,
    program.whatsIncluded,
    program.howItWorks,
  ];
  return typeof program.title === 'string' && typeof program.description === 'string' && lists.every(Array.isArray);
}
