import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { hasPostgres, startPostgres } from 'services/api/testing/postgres-server.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startSampleContent } from './sample-content.ts';

const services = join(import.meta.dirname, '../../services');

describe.skipIf(!hasPostgres)('the API as a Lambda, with its database on a PostgreSQL server', () => {
  let lambda: typeof import('services/api/lambda/handler.ts');
  let databaseUrl: string;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    execFileSync('npm', ['run', 'build:lambda', '-w', 'services'], { cwd: join(services, '..'), stdio: 'ignore' });
    const [postgres, content] = await Promise.all([startPostgres(), startSampleContent()]);
    mail = await startMailServer();
    const { host, username, pathname } = new URL(postgres.url);
    const dbname = pathname.slice(1);
    const secrets = await startSecretsServer({
      owner: { username, password: 'any', dbname, engine: 'postgres', port: 5432 },
      api: { username: 'site_api', password: "it's a secret", dbname },
      mail: { SMTP_URL: mail.url },
    });
    closers.push(postgres.stop, mail.stop, content.close, secrets.stop);
    databaseUrl = postgres.url;
    vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', secrets.url);
    vi.stubEnv('AWS_REGION', 'us-east-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    vi.stubEnv('DATABASE_HOST', host);
    vi.stubEnv('API_ROLE_SECRET_ID', 'api');
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('TRUSTED_PROXIES', '2');
    vi.stubEnv('RATE_LIMIT_PER_ADDRESS', '3');
    vi.stubEnv('SITE_ORIGIN', 'https://www.example.com');
    vi.stubEnv('CONTENTFUL_HOST', content.host);
    lambda = await import(join(services, 'api/dist/lambda/index.mjs'));
    vi.stubEnv('SECRET_IDS', 'owner');
    await lambda.migrate();
    vi.stubEnv('SECRET_IDS', 'api,mail');
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

  it('stores a lead from an event of a load balancer, whose peer is CloudFront, and counts the visitor before both', async () => {
    const send = (name: string, visitor: string) =>
      call({
        requestContext: {
          elb: { targetGroupArn: 'arn:aws:elasticloadbalancing:us-east-1:111111111111:targetgroup/a/b' },
        },
        httpMethod: 'POST',
        path: '/prod/store/contacts',
        queryStringParameters: {},
        headers: { ...headers, 'x-forwarded-for': `${visitor}, 192.0.2.60`, 'x-forwarded-proto': 'https' },
        body: JSON.stringify(toLead(name)),
        isBase64Encoded: false,
      });
    for (const name of ['v3', 'v4', 'v5']) expect(await send(name, '198.51.100.1')).toMatchObject({ statusCode: 200 });
    expect(await send('v6', '203.0.113.99, 198.51.100.1')).toMatchObject({ statusCode: 429 });
    expect(await send('v7', '198.51.100.2')).toMatchObject({ statusCode: 200 });
    expect(await storedNames()).toEqual(['v1', 'v2', 'v3', 'v4', 'v5', 'v7']);
  });

  it('runs as a role that owns nothing, and migrates again without harm', async () => {
    vi.stubEnv('SECRET_IDS', 'owner');
    expect(await lambda.migrate()).toEqual({ migrated: true });
    vi.stubEnv('SECRET_IDS', 'api,mail');
    await lambda.close();
    expect(await storedNames()).toHaveLength(6);
    expect(await call(toEvent('GET', '/health/ready'))).toMatchObject({ statusCode: 200 });
    const { db, close } = await openForCommand(readEnv({ DATABASE_URL: databaseUrl }));
    const { rows } = await db.execute(
      `select distinct usename from pg_stat_activity where application_name is not null and usename = 'site_api'`,
    );
    await close();
    expect(rows).toEqual([{ usename: 'site_api' }]);
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
    expect(await lambda.sendMail()).toEqual({ tried: 6 });
    expect(mail.received.map(({ to }) => to)).toEqual(Array(6).fill('sales@example.com'));
    expect(await lambda.sendMail()).toEqual({ tried: 0 });
  });

  it('sends a case study as a PDF', async () => {
    const lead = { ...toLead('reader'), formName: 'case-study', description: 'Freight Data Center Exit' };
    expect(await call(toEvent('POST', '/prod/store/contacts', JSON.stringify(lead)))).toMatchObject({
      statusCode: 200,
    });
    expect(await lambda.sendMail()).toEqual({ tried: 2 });
    const sent = mail.received.find(({ to }) => to === 'a@example.com');
    expect(sent?.content).toContain('filename=freightdatacenterexit.pdf');
    expect(sent?.content).toContain(`\r\n${Buffer.from('%PDF-1.7').toString('base64').slice(0, 9)}`);
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

/** Speaks the protocol of Secrets Manager on this machine. */
async function startSecretsServer(secrets: Record<string, object>) {
  const server = createServer(async (request, response) => {
    const { SecretId } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    response.setHeader('Content-Type', 'application/x-amz-json-1.1');
    response.end(JSON.stringify({ Name: SecretId, SecretString: JSON.stringify(secrets[SecretId]) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
