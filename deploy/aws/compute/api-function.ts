import { Duration } from 'aws-cdk-lib';
import { type IVpc, Port } from 'aws-cdk-lib/aws-ec2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { LeadDatabase } from '../data/lead-database.ts';
import type { DeploymentEnv } from '../env.ts';
import { contentVariables } from './content-variables.ts';
import { createFunctionRole } from './function-role.ts';

interface ApiFunctionProps {
  vpc: IVpc;
  key: IKey;
  database: LeadDatabase;
  settings: DeploymentEnv;
  lambdaDirectory: string;
  handler: string;
  /** What the function reads when it starts. It may read nothing else. */
  secrets: ISecret[];
  /** In MB. A processor for itself comes with 1769. */
  memory?: number;
  timeout?: Duration;
  environment?: Record<string, string>;
}

/** The proxy listens here, whatever port the database has. */
const proxyPort = Port.tcp(5432);

/** One function of the API, inside the network, with a role and a log of its own. */
export class ApiFunction extends Construct {
  readonly function: LambdaFunction;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id);
    const { vpc, key, database, settings, lambdaDirectory, handler, secrets, environment } = props;
    this.log = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS, encryptionKey: key });
    this.function = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(lambdaDirectory),
      handler,
      role: createFunctionRole(this, this.log),
      memorySize: props.memory ?? 512,
      timeout: props.timeout ?? Duration.seconds(15),
      vpc,
      logGroup: this.log,
      loggingFormat: LoggingFormat.JSON,
      environmentEncryption: key,
      environment: {
        NODE_ENV: 'production',
        NODE_OPTIONS: '--enable-source-maps',
        SITE_ORIGIN: `https://${settings.SITE_DOMAIN}`,
        // The load balancer, and CloudFront or a shell before it.
        TRUSTED_PROXIES: '2',
        RETENTION_DAYS: String(settings.RETENTION_DAYS),
        MAIL_FROM: `website@${settings.MAIL_DOMAIN}`,
        SALES_EMAIL: settings.SALES_EMAIL,
        DATABASE_HOST: database.proxy.endpoint,
        SECRET_IDS: secrets.map(({ secretArn }) => secretArn).join(','),
        ...contentVariables(settings),
        ...environment,
      },
    });
    for (const secret of secrets) secret.grantRead(this.function);
    database.proxy.connections.allowFrom(this.function, proxyPort);
  }
}
