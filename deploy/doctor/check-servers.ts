import { connect } from 'node:net';
import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

const defaultPorts: Record<string, number> = { 'postgres:': 5432, 'postgresql:': 5432, 'smtp:': 587, 'smtps:': 465 };
const patience = 5_000;

/** Whether the database and the mail server can be reached from here. Passwords are not tried: the API says about these. */
export async function checkServers({ DATABASE_URL, SMTP_URL }: DoctorEnv): Promise<Finding[]> {
  const servers = Object.entries({ DATABASE_URL, SMTP_URL });
  return Promise.all(servers.flatMap(([name, url]) => (url ? [checkServer(name, new URL(url))] : [])));
}

async function checkServer(name: string, { protocol, hostname, port }: URL): Promise<Finding> {
  const { ok, wrong } = findings(name === 'SMTP_URL' ? 'mail server' : 'database');
  const place = `${hostname}:${port || defaultPorts[protocol]}`;
  const failure = await reach(hostname, Number(port) || (defaultPorts[protocol] ?? 0));
  return failure
    ? wrong(`${place} cannot be reached (${failure}). Check ${name} and the way there.`)
    : ok(`${place} can be reached`);
}

function reach(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patience }, () => end(undefined));
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) => end(code ?? message));
    socket.once('timeout', () => end('no answer'));
    function end(failure: string | undefined) {
      socket.destroy();
      resolve(failure);
    }
  });
}
