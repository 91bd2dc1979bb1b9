import type { AcceleratorProgram } from './accelerator-program.ts';

/** Questions that the program's page answers, by the sections that editors have filled; one that fits any program if none is. */
export function toProgramQuestions(program: AcceleratorProgram): string[] {
  const { title, whoItsFor, whatChallengesDoesItAddress, whatsIncluded, howItWorks } = program;
  const [name = title] = title.split(/ – | by /);
  const questions = [
    whoItsFor.length > 0 && `Who is ${name} for?`,
    whatsIncluded.length > 0 && `What is included in ${name}?`,
    howItWorks.length > 0 && `How does ${name} work?`,
    whatChallengesDoesItAddress.length > 0 && `What challenges does ${name} address?`,
  ].filter((question) => question !== false);
  return questions.length > 0 ? questions.slice(0, 3) : [`What is ${name}?`];
}
