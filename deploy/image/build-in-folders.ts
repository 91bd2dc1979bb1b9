import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stage } from './dockerfile.ts';

/** What a container of a stage would start. */
export interface BuiltImage {
  directory: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string | undefined;
}

interface Options {
  /** The folder whose files the build gets: those that git knows and those that are new, without what it ignores. */
  context: string;
  /** An empty folder for the stages, each with a folder of its own name. */
  target: string;
  /** Of the commands: where Node and npm are, in place of those of the base image, and how npm reaches its registry. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Follows a Dockerfile's steps in plain folders, where no Docker runs: each stage's working directory is a folder, `COPY` copies and
 * `RUN` runs in it. Steps about folders and users of the container's own system are left out.
 */
export function buildInFolders(
  stages: readonly Stage[],
  { context, target, environment }: Options,
): Map<string, BuiltImage> {
  const built = new Map<string, BuiltImage>();
  for (const { name, from, instructions } of stages) {
    const directory = join(target, name);
    mkdirSync(directory);
    if (built.has(from)) copy(join(target, from), directory);
    const image: BuiltImage = { directory, environment: {}, command: [], healthCheck: [], user: undefined };
    for (const { name: instruction, text } of instructions) {
      if (instruction === 'COPY') copyInto(directory, text);
      if (instruction === 'RUN' && !/\s\/\w/.test(text)) run(directory, text);
      if (instruction === 'ENV')
        Object.assign(image.environment, Object.fromEntries(text.split(' ').map((one) => one.split('='))));
      if (instruction === 'USER') image.user = text;
      if (instruction === 'CMD') image.command = JSON.parse(text);
      if (instruction === 'HEALTHCHECK') image.healthCheck = JSON.parse(text.replace(/^.*CMD /, ''));
    }
    built.set(name, image);
  }
  return built;

  function copyInto(directory: string, text: string): void {
    const [, stage, source = '', destination = ''] = /^(?:--from=(\S+) \/site\/?)?(\S*) (\S+)$/.exec(text) ?? [];
    if (stage) copy(join(target, stage, source), join(directory, destination));
    else copyContext(directory);
  }

  function copyContext(directory: string): void {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: context,
      encoding: 'utf8',
    });
    for (const file of files.split('\0').filter(Boolean)) {
      if (globSync(file, { cwd: context }).length === 0) continue;
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      cpSync(join(context, file), join(directory, file));
    }
  }

  function run(directory: string, command: string): void {
    execFileSync('sh', ['-c', command], { cwd: directory, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
