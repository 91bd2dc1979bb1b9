import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in its own process. */
export interface RunningProcess {
  child: ChildProcess;
  /** The address that it printed when it was ready. */
  url: string;
}

interface RunOptions {
  env: NodeJS.ProcessEnv;
  /** Called right after the start, so that a process can also be stopped before it is ready. */
  onStart?: (child: ChildProcess) => void;
  /** Receives each line that the process prints, after its name. By default its message goes to the console. */
  log?: (line: string) => void;
}

/**
 * Starts a file that calls `runService` in its own process, and waits until it is ready. It ends with this process, even if
 * this process is killed.
 *
 * @throws an Error if the process ends first; its message is the last line that the process printed
 */
export async function runProcess(
  name: string,
  file: string,
  { env, onStart, log = printMessage }: RunOptions,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  // Talks over no channel: its end tells the child that this process has ended.
  child.channel?.unref();
  onStart?.(child);
  const url = await new Promise<string>((resolve, reject) => {
    let lastLine = '';
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue;
      createInterface(output).on('line', (line) => {
        lastLine = line;
        const [, address] = /\bready (http\S+)/.exec(line) ?? [];
        if (address) resolve(address);
        else log(`${name}: ${line}`);
      });
    }
    child.once('exit', (code) => reject(new Error(lastLine || `${name} ended with code ${code}`)));
  });
  return { child, url };
}

/** Prints the message of a JSON line for a person at a terminal, and any other line as it is. */
function printMessage(line: string): void {
  const [, name, json = ''] = /^([\w-]+: )(\{.*\})$/.exec(line) ?? [];
  const { level, msg } = parse(json);
  const prefix = level === 'info' ? '' : `${level}: `;
  console.log(msg ? name + prefix + msg : line);
}

function parse(json: string): { level?: string; msg?: string } {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
