import { fileURLToPath } from 'node:url';
import { runProcess } from '@site/server/run-process';

export interface ApiProcess {
  url: string;
  /** What it has printed. */
  lines: string[];
  /** Whether it is still running. */
  isRunning(): boolean;
  /** Kills the process as a crash would: none of its handlers runs. */
  crash(): Promise<void>;
  stop(): Promise<number | null>;
}

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

/** Starts the API in its own process, so that it can be killed. */
export async function spawnApi(environment: Record<string, string>): Promise<ApiProcess> {
  const lines: string[] = [];
  const { child, url } = await runProcess('api', server, {
    env: { API_PORT: '0', RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_PER_RECIPIENT: '0', ...environment },
    log: (line) => lines.push(line),
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url,
    lines,
    isRunning: () => child.exitCode === null && child.signalCode === null,
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

/** Sends a contact lead under its own key. @returns `false` if the connection broke or the API could not store it in time */
export async function submitLead(url: string, key: string): Promise<boolean> {
  const status = await sendLead(url, key);
  if (status >= 400 && status !== 503) {
    throw new Error(`The API refused a lead with ${status}.`);
  }
  return status === 200;
}

/** Sends a contact lead under its own key. @returns the answer's status, 0 if the connection broke */
export async function sendLead(url: string, key: string): Promise<number> {
  try {
    const response = await fetch(`${url}/prod/store/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(toLead(key)),
    });
    await response.text();
    return response.status;
  } catch (error) {
    if (error instanceof TypeError) {
      return 0;
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
