import type { AcceleratorProgram } from './accelerator-program.ts';

/** What a link to a program may take along in its navigation state (spec section 2, Accelerator detail). */
export interface ProgramState {
  programData: AcceleratorProgram;
  /** Title of the last step of the breadcrumb. */
  breadcrumb: string;
}

/** The program that a navigation brought along. The browser keeps such state for long, so nothing about it is sure. */
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
