import { Duration, Stack } from 'aws-cdk-lib';
import type { IVpc } from 'aws-cdk-lib/aws-ec2';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { LeadDatabase } from '../data/lead-database.ts';
import type { SiteSecrets } from '../data/site-secrets.ts';
import type { DeploymentEnv } from '../env.ts';
import { ApiFunction } from './api-function.ts';

interface ApiFunctionsProps {
  vpc: IVpc;
  key: IKey;
  database: LeadDatabase;
  secrets: SiteSecrets;
  settings: DeploymentEnv;
  /** The folder of the Lambdas' code. */
  lambdaDirectory: string;
}

/** The API as four functions of one bundle, so that each may do no more than its part. */
export class ApiFunctions extends Construct {
  /** Leads and funding. */
  readonly api: ApiFunction;
  /** Answers questions, and searches. The only one that may call the models. */
  readonly assistant: ApiFunction;
  /** Sends waiting mail every minute. The only one that knows the mail account. */
  readonly mail: ApiFunction;
  /** Changes the database's structure. An operator invokes it before each deployment. */
  readonly migrate: ApiFunction;

  constructor(scope: Construct, id: string, props: ApiFunctionsProps) {
    super(scope, id);
    const { database, secrets, settings } = props;
    const embeddingModel = settings.BEDROCK_EMBEDDING_MODEL_ID;
    const create = (
      name: string,
      handler: string,
      own: { secrets: ISecret[]; memory?: number; timeout?: Duration; environment?: Record<string, string> },
    ) => new ApiFunction(this, name, { ...props, handler, ...own });

    this.api = create('Leads', 'index.handler', { secrets: [database.api] });
    this.assistant = create('Assistant', 'index.handler', {
      secrets: [database.api, secrets.content],
      memory: 1769,
      environment: {
        BEDROCK_MODEL_ID: settings.BEDROCK_MODEL_ID,
        ...(embeddingModel && { BEDROCK_EMBEDDING_MODEL_ID: embeddingModel }),
      },
    });
    this.allowModel('bedrock:InvokeModelWithResponseStream', settings.BEDROCK_MODEL_ID);
    if (embeddingModel) {
      this.allowModel('bedrock:InvokeModel', embeddingModel);
    }
    this.mail = create('Mail', 'index.sendMail', {
      // Content goes into the mail with a case study.
      secrets: [database.api, secrets.mail, secrets.content],
      timeout: Duration.minutes(5),
    });
    new Rule(this, 'EveryMinute', {
      description: 'Sends waiting mail. A run that starts while another is under way sends nothing.',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(this.mail.function, { retryAttempts: 0 })],
    });
    this.migrate = create('Migrate', 'index.migrate', {
      secrets: [database.owner],
      timeout: Duration.minutes(5),
      environment: { API_ROLE_SECRET_ID: database.api.secretArn },
    });
    database.api.grantRead(this.migrate.function);
  }

  private allowModel(action: string, resourceName: string): void {
    const model = { service: 'bedrock', account: '', resource: 'foundation-model', resourceName };
    this.assistant.function.addToRolePolicy(
      new PolicyStatement({ actions: [action], resources: [Stack.of(this).formatArn(model)] }),
    );
  }
}
