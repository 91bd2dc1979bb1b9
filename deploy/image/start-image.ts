import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProcess, runProcess } from '@site/server/run-process';
import type { BuiltImage } from './build-in-folders.ts';

/** What builds and tests use, and production has no use for. */
const development = ['vitest', '@rsbuild', '@rspack', 'playwright', '@biomejs', 'aws-cdk-lib'];

/**
 * Starts what a stage made, with its own command, and runs its own health check.
 *
 * @throws an Error if the image runs as root, contains what only development needs, or is not healthy
 */
export async function startImage(
  name: string,
  image: BuiltImage | undefined,
  environment: NodeJS.ProcessEnv,
  variables: Record<string, string>,
): Promise<RunningProcess> {
  if (!image) throw new Error(`The Dockerfile has no stage ${name}.`);
  if (!image.user || image.user === 'root') throw new Error(`${name} would run as root.`);
  const installed = readdirSync(join(image.directory, 'node_modules'));
  const superfluous = development.filter((one) => installed.includes(one));
  if (superfluous.length > 0)
    throw new Error(`${name} contains ${superfluous.join(', ')}, which only development needs.`);
  const size = execFileSync('du', ['-sm', image.directory], { encoding: 'utf8' }).split('\t')[0];
  console.log(`${name}: ${size} MB besides Node`);

  const [, file = ''] = image.command;
  const running = await runProcess(name, join(image.directory, file), { env: { ...image.environment, ...variables } });
  const [program = '', ...rest] = image.healthCheck;
  const { port } = new URL(running.url);
  const check = rest.map((argument) => argument.replace(/localhost:\d+/, `localhost:${port}`));
  execFileSync(program, check, { env: environment });
  console.log(`${name}: healthy`);
  return running;
}
