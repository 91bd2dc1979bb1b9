import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { type IVpc, SecurityGroup, SubnetType } from 'aws-cdk-lib/aws-ec2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  AuroraPostgresEngineVersion,
  ClusterInstance,
  Credentials,
  DatabaseCluster,
  DatabaseClusterEngine,
  DatabaseProxy,
  DatabaseSecret,
  ProxyTarget,
} from 'aws-cdk-lib/aws-rds';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { asInterface } from '../as-interface.ts';

const databaseName = 'site';
/** Leads, the mail queue and limits: PostgreSQL in two zones, behind a proxy that keeps connections few. */
export class LeadDatabase extends Construct {
  readonly cluster: DatabaseCluster;
  readonly proxy: DatabaseProxy;
  /** May change the structure. Only the migration reads it. */
  readonly owner: ISecret;
  /** The role of the running API, which owns nothing. */
  readonly api: ISecret;

  constructor(scope: Construct, id: string, { vpc, key }: { vpc: IVpc; key: IKey }) {
    super(scope, id);
    const createRole = (name: string, username: string) =>
      asInterface<ISecret>(
        new DatabaseSecret(this, name, {
          username,
          dbname: databaseName,
          encryptionKey: key,
          excludeCharacters: awkward,
        }),
      );
    this.owner = createRole('Owner', 'site_owner');
    this.api = createRole('ApiRole', 'site_api');
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Containers read it when they start. Replaced by hand with the migration: deploy/runbooks/token-leaked.md.',
    });
    this.cluster = new DatabaseCluster(this, 'Cluster', {
      engine: DatabaseClusterEngine.auroraPostgres({ version: AuroraPostgresEngineVersion.VER_17_9 }),
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      credentials: Credentials.fromSecret(this.owner),
      defaultDatabaseName: databaseName,
      // Not the one that everybody knows.
      port: 5433,
      writer: ClusterInstance.serverlessV2('Writer'),
      readers: [ClusterInstance.serverlessV2('Standby', { scaleWithWriter: true })],
      serverlessV2MinCapacity: 0.5,
      serverlessV2MaxCapacity: 8,
      storageEncryptionKey: key,
      backup: { retention: Duration.days(35), preferredWindow: '07:00-08:00' },
      copyTagsToSnapshot: true,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.SNAPSHOT,
      iamAuthentication: true,
    });
    this.cluster.addRotationSingleUser();
    this.proxy = new DatabaseProxy(this, 'Proxy', {
      proxyTarget: ProxyTarget.fromCluster(this.cluster),
      secrets: [this.owner, this.api],
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      securityGroups: [new SecurityGroup(this, 'ProxyGroup', { vpc, description: 'The proxy before the database' })],
      requireTLS: true,
      borrowTimeout: Duration.seconds(3),
      idleClientTimeout: Duration.minutes(10),
    });
  }
}

/** Characters that would have to be escaped in a connection string. */
const awkward = ` %+~\`#$&*()|[]{}:;<>?!'/@"\\,=^`;
