/** One instruction of a Dockerfile, such as `COPY . .` */
interface Instruction {
  name: string;
  text: string;
}

/** A stage: what it starts from, and its instructions. */
export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

/** Reads the part of the Dockerfile's language that this repository uses: one instruction a line, every stage named. */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const [, from, stage] = name === 'FROM' ? (/^(\S+) AS (\S+)$/.exec(rest) ?? []) : [];
    if (from && stage) stages.push({ name: stage, from, instructions: [] });
    else if (name && name !== 'FROM') stages.at(-1)?.instructions.push({ name, text: rest });
    else throw new Error(`The Dockerfile has a line that this check cannot read: ${line}`);
  }
  return stages;
}
