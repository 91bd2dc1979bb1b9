import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './create-app.ts';
import { dropMarketing } from './edge/drop-marketing.ts';
import { serveCompressed } from './edge/serve-compressed.ts';
import { readEnv } from './env.ts';

interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'aws-'));
let site: Template;
let resources: [name: string, resource: Resource][];

beforeAll(() => {
  const lambdaDirectory = join(folder, 'lambda');
  mkdirSync(lambdaDirectory);
  writeFileSync(join(lambdaDirectory, 'index.mjs'), 'export const handler = () => {};');
  const app = createApp(readEnv({}), { lambdaDirectory, outputDirectory: join(folder, 'out') });
  // Fails if a check of the AWS Solutions pack does.
  app.synth();
  site = Template.fromStack(app.node.findChild('Site') as Stack);
  resources = Object.entries(site.toJSON().Resources);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function ofType(type: string): [string, Resource['Properties']][] {
  return resources.filter(([, { Type }]) => Type === type).map(([name, { Properties }]) => [name, Properties]);
}

function only(type: string): Resource['Properties'] {
  const found = ofType(type);
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? {};
}

it('lets shells find and tell each other, inside the network', () => {
  const [, { DnsConfig, NamespaceId }] = ofType('AWS::ServiceDiscovery::Service')[0] ?? ['', {}];
  expect(DnsConfig).toMatchObject({ DnsRecords: [{ TTL: 10, Type: 'A' }] });
  expect(NamespaceId).toBeDefined();
  expect(only('AWS::ServiceDiscovery::PrivateDnsNamespace').Name).toBe('site.internal');
  expect(JSON.stringify(only('AWS::ECS::TaskDefinition'))).toContain('http://shell.site.internal:3000');
  const inside = ofType('AWS::EC2::SecurityGroupIngress').filter(([name]) => name.startsWith('ShellService'));
  const ports = inside.map(([, { FromPort, SourceSecurityGroupId }]) => [
    FromPort,
    JSON.stringify(SourceSecurityGroupId),
  ]);
  expect(ports).toContainEqual([3000, expect.stringContaining('ShellService')]);
});

it('gives shells from a secret who may open the platform page', () => {
  const { ContainerDefinitions } = only('AWS::ECS::TaskDefinition') as {
    ContainerDefinitions: { Secrets: { Name: string; ValueFrom: unknown }[] }[];
  };
  const tokens = ContainerDefinitions[0]?.Secrets.find(({ Name }) => Name === 'PLATFORM_TOKENS');
  expect(JSON.stringify(tokens?.ValueFrom)).toMatch(/SecretsPlatform\w+"},":PLATFORM_TOKENS::/);
});

describe('nothing is public but the distribution', () => {
  it('has its load balancer inside the network, which only CloudFront and the shells may reach', () => {
    expect(only('AWS::ElasticLoadBalancingV2::LoadBalancer').Scheme).toBe('internal');
    const rules = ofType('AWS::EC2::SecurityGroupIngress')
      .filter(([name]) => name.startsWith('LoadBalancerGroup'))
      .map(([, { FromPort, SourcePrefixListId, SourceSecurityGroupId }]) => ({
        FromPort,
        from: SourcePrefixListId ?? JSON.stringify(SourceSecurityGroupId).replace(/.*(Shell).*/, '$1'),
      }));
    expect(rules).toEqual([
      { FromPort: 443, from: 'pl-3b927c52' },
      { FromPort: 443, from: 'Shell' },
    ]);
  });

  it('lets nobody in from everywhere', () => {
    const groups = ofType('AWS::EC2::SecurityGroup').map(([, { SecurityGroupIngress }]) => SecurityGroupIngress ?? []);
    const rules = [...groups, ...ofType('AWS::EC2::SecurityGroupIngress').map(([, rule]) => rule)];
    expect(JSON.stringify(rules)).not.toMatch(/0\.0\.0\.0\/0|::\/0/);
  });

  it('gives no function an address and no subnet public addresses', () => {
    expect(ofType('AWS::Lambda::Url')).toEqual([]);
    expect(ofType('AWS::ApiGatewayV2::Api')).toEqual([]);
    for (const [, subnet] of ofType('AWS::EC2::Subnet')) expect(subnet.MapPublicIpOnLaunch).toBe(false);
    for (const [, instance] of ofType('AWS::RDS::DBInstance')) expect(instance.PubliclyAccessible).not.toBe(true);
  });

  it('keeps every bucket private', () => {
    const buckets = ofType('AWS::S3::Bucket');
    expect(buckets).toHaveLength(2);
    for (const [, { PublicAccessBlockConfiguration }] of buckets) {
      expect(Object.values(PublicAccessBlockConfiguration ?? {})).toEqual([true, true, true, true]);
    }
  });

  it('stands behind the firewall and speaks TLS 1.2 at least', () => {
    const { DistributionConfig } = only('AWS::CloudFront::Distribution');
    expect(DistributionConfig).toMatchObject({
      WebACLId: { 'Fn::GetAtt': [expect.stringMatching(/^Firewall/), 'Arn'] },
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  });
});

describe('what is stored', () => {
  it('is encrypted', () => {
    expect(only('AWS::RDS::DBCluster')).toMatchObject({ StorageEncrypted: true, KmsKeyId: expect.anything() });
    expect(only('AWS::RDS::DBProxy').RequireTLS).toBe(true);
    for (const type of ['AWS::SecretsManager::Secret', 'AWS::Logs::LogGroup', 'AWS::SNS::Topic']) {
      for (const [name, found] of ofType(type)) {
        expect(found.KmsKeyId ?? found.KmsMasterKeyId, name).toBeDefined();
      }
    }
    for (const [, { BucketEncryption }] of ofType('AWS::S3::Bucket')) expect(BucketEncryption).toBeDefined();
    for (const [, policy] of ofType('AWS::S3::BucketPolicy')) {
      expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
    }
  });

  it('cannot be deleted by a mistake, and can be restored for five weeks', () => {
    expect(only('AWS::RDS::DBCluster')).toMatchObject({ DeletionProtection: true, BackupRetentionPeriod: 35 });
    for (const [name, { Type, DeletionPolicy }] of resources) {
      if (Type === 'AWS::S3::Bucket') expect(DeletionPolicy, name).toBe('Retain');
      if (Type === 'AWS::RDS::DBCluster') expect(DeletionPolicy, name).toBe('Snapshot');
    }
    site.hasResourceProperties('AWS::S3::Bucket', { VersioningConfiguration: { Status: 'Enabled' } });
  });

  it('keeps logs with addresses for a month only', () => {
    site.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 30 })] },
    });
  });
});

describe('least privilege', () => {
  /** The statements of the role of one function. */
  function statementsOf(name: string) {
    return ofType('AWS::IAM::Policy')
      .filter(([policy]) => policy.startsWith(`Api${name}Role`))
      .flatMap(([, { PolicyDocument }]) => (PolicyDocument as { Statement: unknown[] }).Statement)
      .map((statement) => JSON.stringify(statement));
  }

  it('lets only the assistant call the model, and only the one model', () => {
    const bedrock = ofType('AWS::IAM::Policy').filter(([, policy]) => JSON.stringify(policy).includes('bedrock:'));
    expect(bedrock.map(([name]) => name)).toEqual([expect.stringMatching(/^ApiAssistant/)]);
    const [statement] = statementsOf('Assistant').filter((one) => one.includes('bedrock:'));
    expect(statement).toContain(':foundation-model/amazon.nova-lite-v1:0');
  });

  it('lets the assistant call the model for embeddings, and tells it which, only where one is configured', () => {
    expect(JSON.stringify(site.toJSON())).not.toContain('BEDROCK_EMBEDDING_MODEL_ID');
    expect(statementsOf('Assistant').join()).not.toContain('"bedrock:InvokeModel"');
    const model = 'amazon.titan-embed-text-v2:0';
    const app = createApp(readEnv({ BEDROCK_EMBEDDING_MODEL_ID: model }), {
      lambdaDirectory: join(folder, 'lambda'),
      outputDirectory: join(folder, 'embedding'),
    });
    const template = Template.fromStack(app.node.findChild('Site') as Stack);
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ BEDROCK_EMBEDDING_MODEL_ID: model }) },
    });
    template.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 'bedrock:InvokeModel',
            Resource: { 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(`foundation-model/${model}$`)])] },
          }),
        ]),
      },
    });
  }, 60_000);

  it('lets only the migration read the password of the owner', () => {
    const readers = ['Leads', 'Assistant', 'Mail', 'Migrate'].filter((name) =>
      statementsOf(name).some((one) => one.includes('secretsmanager:') && one.includes('DatabaseOwner')),
    );
    expect(readers).toEqual(['Migrate']);
  });

  it('lets only the mail function read the mail account', () => {
    const readers = ['Leads', 'Assistant', 'Mail', 'Migrate'].filter((name) =>
      statementsOf(name).some((one) => one.includes('secretsmanager:') && one.includes('SecretsMail')),
    );
    expect(readers).toEqual(['Mail']);
  });

  it('uses no policy of AWS that allows more than a service needs', () => {
    for (const [name, role] of ofType('AWS::IAM::Role')) expect(role.ManagedPolicyArns ?? [], name).toEqual([]);
  });

  it('runs the shell without root and with nothing to write to but its data', () => {
    expect(only('AWS::ECS::TaskDefinition').ContainerDefinitions).toEqual([
      expect.objectContaining({ ReadonlyRootFilesystem: true, User: 'node' }),
    ]);
  });

  it('shows no secret in a variable', () => {
    const variables = [...ofType('AWS::Lambda::Function'), ...ofType('AWS::ECS::TaskDefinition')];
    expect(JSON.stringify(variables)).not.toContain('{{resolve:');
  });
});

describe('two of everything', () => {
  it('runs shells in two zones, drains them, and rolls back a deployment that fails', () => {
    expect(only('AWS::ECS::Service')).toMatchObject({
      DesiredCount: 2,
      DeploymentConfiguration: { MinimumHealthyPercent: 100, DeploymentCircuitBreaker: { Rollback: true } },
    });
    site.hasResourceProperties('AWS::ElasticLoadBalancingV2::TargetGroup', {
      HealthCheckPath: '/healthz',
      TargetGroupAttributes: Match.arrayWith([{ Key: 'deregistration_delay.timeout_seconds', Value: '30' }]),
    });
    expect(ofType('AWS::EC2::NatGateway')).toHaveLength(2);
    expect(ofType('AWS::RDS::DBInstance')).toHaveLength(2);
  });
});

it('knows pages by the key of the page cache, host, path and a query without marketing parameters, and keeps editors apart', () => {
  site.hasResourceProperties('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: {
      ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Host'] },
        CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['preview'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      }),
    },
  });
  const handler = new Function(`${dropMarketing}; return handler;`)();
  const value = { value: '1' };
  const event = { request: { uri: '/case-study', querystring: { industry: value, utm_source: value, gclid: value } } };
  expect(handler(event)).toEqual({ uri: '/case-study', querystring: { industry: value } });
});

it.each([
  ['client/main.js', 'gzip, deflate, br, zstd', 'client/main.js.br'],
  ['client/main.css', 'gzip;q=1.0, BR;q=0.5', 'client/main.css.br'],
  ['client/main.js', 'br;q=0, gzip', 'client/main.js.gz'],
  ['client/main.js', 'gzip;q=0.000,identity', 'client/main.js'],
  ['client/main.js', undefined, 'client/main.js'],
  ['server/remoteEntry.cjs', 'br', 'server/remoteEntry.cjs'],
  ['release.json', 'br', 'release.json'],
])('asks the bucket for the right twin of %s if a browser takes %s', (file, accepted, expected) => {
  const handler = new Function(`${serveCompressed}; return handler;`)();
  const folder = '/releases/mfe-contact/1.0.0-abcd/';
  const headers = accepted ? { 'accept-encoding': { value: accepted } } : {};
  expect(handler({ request: { uri: folder + file, headers } }).uri).toBe(folder + expected);
  site.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      CacheBehaviors: Match.arrayWith([
        Match.objectLike({
          PathPattern: 'releases/*',
          FunctionAssociations: [
            {
              EventType: 'viewer-request',
              FunctionARN: { 'Fn::GetAtt': [Match.stringLikeRegexp('ServeCompressed'), 'FunctionARN'] },
            },
          ],
        }),
      ]),
    },
  });
});

it('opens a runbook that exists with each alarm', () => {
  const runbooks = readdirSync(join(import.meta.dirname, '../runbooks'));
  const alarms = ofType('AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeGreaterThan(10);
  for (const [name, { AlarmDescription, AlarmActions }] of alarms) {
    const [, runbook] = /Open deploy\/runbooks\/(\S+)$/.exec(String(AlarmDescription)) ?? [];
    expect(runbooks, name).toContain(runbook);
    expect(AlarmActions, name).toHaveLength(1);
  }
});

it('has a budget for everything and one for the model', () => {
  expect(ofType('AWS::Budgets::Budget')).toHaveLength(2);
});
