import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ApiProcess {
  url: string;
  /** Ends the process as a crash would: no handler of it runs. */
  crash(): Promise<void>;
  stop(): Promise<number | null>;
}

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

/** The API in a process of its own, so that it can be killed. */
export async function spawnApi(environment: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [server], {
    env: { API_PORT: '0', RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_GLOBAL: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url: await readUrl(child),
    crash: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, url] = /api ready (\S+)/.exec(output) ?? [];
      if (url) {
        resolve(url);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it was ready: ${output}`)));
  });
}

/** Sends a contact lead with a key of its own. @returns whether the API took it; a broken connection is a no */
export async function submitLead(url: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/prod/store/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(toLead(key)),
    });
    await response.text();
    if (!response.ok) {
      throw new Error(`The API refused a lead with ${response.status}.`);
    }
    return true;
  } catch (error) {
    if (error instanceof TypeError) {
      return false;
    }
    throw error;
  }
}

function toLead(key: string) {
  return {
    formName: 'contact-us',
    full_name: `Visitor ${key}`,
    email: `visitor-${key}@example.com`,
    phone: '+1 555-010-0199',
    company: 'Sample Logistics',
    message: `Message of ${key}`,
    path: 'services',
  };
}
