import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts one part of the site as a process of its own, with its output behind its name, and waits until it says that it
 * is ready.
 *
 * @param onStart told at once, so that it can be stopped also before it is ready
 * @throws where it ends first; what it said last is the message
 */
export async function runProcess(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  onStart: (child: ChildProcess) => void,
  log: (line: string) => void = console.log,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onStart(child);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    for (const output of [child.stdout, child.stderr]) {
      createInterface(output).on('line', (line) => {
        said = line;
        if (/\bready http/.test(line)) resolve();
        else log(`${name}: ${line}`);
      });
    }
    child.once('exit', (code) => reject(new Error(said || `${name} ended with code ${code}`)));
  });
  return child;
}
