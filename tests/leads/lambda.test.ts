import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { hasPostgres, startPostgres } from 'services/api/testing/postgres-server.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const services = join(import.meta.dirname, '../../services');

describe.skipIf(!hasPostgres)('the API as a Lambda, with its database on a PostgreSQL server', () => {
  let lambda: typeof import('services/api/lambda/handler.ts');
  let databaseUrl: string;
  const recipients: string[] = [];
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    execFileSync('npm', ['run', 'build:lambda', '-w', 'services'], { cwd: join(services, '..'), stdio: 'ignore' });
    const [postgres, smtp] = await Promise.all([startPostgres(), startMailServer(recipients)]);
    closers.push(postgres.stop, smtp.stop);
    databaseUrl = postgres.url;
    vi.stubEnv('DATABASE_URL', postgres.url);
    vi.stubEnv('SMTP_URL', smtp.url);
    vi.stubEnv('SITE_ORIGIN', 'https://www.example.com');
    execFileSync('npm', ['run', 'migrate', '-w', 'services'], { cwd: join(services, '..'), stdio: 'ignore' });
    lambda = await import(join(services, 'api/dist/lambda/index.mjs'));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await lambda.close();
    for (const close of closers.reverse()) {
      await close();
    }
  });

  it('stores a lead from a REST API event (version 1)', async () => {
    const answer = await call({
      version: '1.0',
      resource: '/prod/store/contacts',
      path: '/prod/store/contacts',
      httpMethod: 'POST',
      headers,
      multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
      queryStringParameters: null,
      requestContext: { identity: { sourceIp: '203.0.113.7' }, domainName: 'api.example.com' },
      body: JSON.stringify(toLead('v1')),
      isBase64Encoded: false,
    });
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.multiValueHeaders).toMatchObject({ 'access-control-allow-origin': ['https://www.example.com'] });
    expect(await storedNames()).toEqual(['v1']);
  });

  it('stores a lead from an HTTP API event (version 2) with a base64 body', async () => {
    const answer = await call(toEvent('POST', '/prod/store/contacts', JSON.stringify(toLead('v2'))));
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(await storedNames()).toEqual(['v1', 'v2']);
  });

  it('answers with the funding and refuses invalid requests', async () => {
    const spent = await call(toEvent('GET', '/smb/spentAmount'));
    expect(JSON.parse(spent.body)).toEqual({ statusCode: 200, body: { amountSpend: '$0.00' } });
    expect(await call(toEvent('POST', '/prod/store/contacts', '{}'))).toMatchObject({
      statusCode: 422,
      headers: { 'content-type': 'application/problem+json' },
    });
  });

  it('sends mail on its schedule', async () => {
    expect(await lambda.sendMail()).toEqual({ tried: 2 });
    expect(recipients).toEqual(['sales@example.com', 'sales@example.com']);
    expect(await lambda.sendMail()).toEqual({ tried: 0 });
  });

  async function call(event: unknown) {
    // API Gateway's event types contain far more than the handler reads.
    return (await lambda.handler(event as never)) as unknown as {
      statusCode: number;
      body: string;
      multiValueHeaders?: object;
    };
  }

  async function storedNames() {
    const { db, close } = await openForCommand(readEnv({ DATABASE_URL: databaseUrl }));
    const stored = await findLeads(db, {});
    await close();
    return stored.map(({ fullName }) => fullName).toSorted();
  }
});

const headers = { 'content-type': 'application/json', origin: 'https://www.example.com' };

function toLead(name: string) {
  return { formName: 'contact-us', full_name: name, email: 'a@example.com', phone: '+1 555-010-0199', message: 'Hi' };
}

function toEvent(method: string, path: string, body?: string) {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers,
    requestContext: { http: { method, path, sourceIp: '203.0.113.7' }, domainName: 'api.example.com' },
    ...(body && { body: Buffer.from(body).toString('base64') }),
    isBase64Encoded: body !== undefined,
  };
}

async function startMailServer(recipients: string[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      recipients.push(address.address);
      done();
    },
    onData(stream, _session, done) {
      stream.on('end', done).resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
