import { Hono } from 'hono';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { expect, it } from 'vitest';
import { withRoutePath } from './route-path.ts';

const app = new Hono();
const paths = [
  '/prod/store/contacts',
  '/smb/spentAmount',
  '/bedrock',
  '/assistant/feedback',
  '/search',
  '/calls',
  '/content/invalidate',
  '/health/ready',
];
for (const path of paths) {
  app.all(path, (context) => context.text(path));
}

it.each([
  ['a REST API, stage left out', toRestEvent('/store/contacts', 'prod'), '/prod/store/contacts'],
  ['a REST API whose resource names prod', toRestEvent('/prod/store/contacts', 'live'), '/prod/store/contacts'],
  ['a REST API on a custom domain', toRestEvent('/api/store/contacts', 'prod'), '/prod/store/contacts'],
  ['a REST API', toRestEvent('/smb/spentAmount', 'prod'), '/smb/spentAmount'],
  ['an HTTP API without a stage', toHttpEvent('/prod/store/contacts', '$default'), '/prod/store/contacts'],
  ['an HTTP API, stage left in', toHttpEvent('/prod/store/contacts', 'prod'), '/prod/store/contacts'],
  ['an HTTP API, stage left in', toHttpEvent('/prod/smb/spentAmount', 'prod'), '/smb/spentAmount'],
  ['an HTTP API on a custom domain', toHttpEvent('/v1/api/bedrock', 'v1'), '/bedrock'],
  ['an HTTP API', toHttpEvent('/live/search', 'live'), '/search'],
  ['an HTTP API', toHttpEvent('/live/calls', 'live'), '/calls'],
  ['an HTTP API', toHttpEvent('/live/assistant/feedback', 'live'), '/assistant/feedback'],
  ['an HTTP API', toHttpEvent('/live/content/invalidate', 'live'), '/content/invalidate'],
  ['an HTTP API', toHttpEvent('/live/health/ready', 'live'), '/health/ready'],
])('answers an event of %s', async (_kind, event, path) => {
  expect(await handle(app)(withRoutePath(event))).toMatchObject({ statusCode: 200, body: path });
});

it.each(['/smb', '/bedrocks', '/notbedrock', '/research', '/store/contacts/1'])('does not know %s', async (path) => {
  expect(await handle(app)(withRoutePath(toHttpEvent(path, '$default')))).toMatchObject({ statusCode: 404 });
});

/** As in "Input format of a Lambda function for proxy integration" of the API Gateway developer guide. */
function toRestEvent(path: string, stage: string): LambdaEvent {
  return {
    resource: '/{proxy+}',
    path,
    httpMethod: 'GET',
    headers: { Accept: '*/*', Host: 'abcd1234.execute-api.us-east-1.amazonaws.com', 'X-Forwarded-For': '203.0.113.7' },
    multiValueHeaders: { Accept: ['*/*'], Host: ['abcd1234.execute-api.us-east-1.amazonaws.com'] },
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    pathParameters: { proxy: path.slice(1) },
    stageVariables: null,
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcd1234',
      stage,
      path: `/${stage}${path}`,
      resourcePath: '/{proxy+}',
      httpMethod: 'GET',
      protocol: 'HTTP/1.1',
      requestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
      identity: { sourceIp: '203.0.113.7', userAgent: 'agent' },
    },
    body: null,
    isBase64Encoded: false,
  } as unknown as LambdaEvent;
}

/** As in "Payload format version 2.0" of the same guide. */
function toHttpEvent(rawPath: string, stage: string): LambdaEvent {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: '',
    headers: { accept: '*/*', host: 'abcd1234.execute-api.us-east-1.amazonaws.com', 'x-forwarded-for': '203.0.113.7' },
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcd1234',
      domainName: 'abcd1234.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'abcd1234',
      http: { method: 'GET', path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'agent' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: '$default',
      stage,
      time: '12/Mar/2020:19:03:58 +0000',
      timeEpoch: 1583348638390,
    },
    isBase64Encoded: false,
  } as unknown as LambdaEvent;
}
