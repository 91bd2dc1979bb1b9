import { CfnParameter, Duration, Validations } from 'aws-cdk-lib';
import { type IVpc, Port } from 'aws-cdk-lib/aws-ec2';
import type { IRepository } from 'aws-cdk-lib/aws-ecr';
import {
  AvailabilityZoneRebalancing,
  Cluster,
  ContainerImage,
  ContainerInsights,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  type ICluster,
  LogDrivers,
  OperatingSystemFamily,
  Secret,
} from 'aws-cdk-lib/aws-ecs';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DnsRecordType, PrivateDnsNamespace } from 'aws-cdk-lib/aws-servicediscovery';
import { Construct } from 'constructs';
import { asInterface } from '../as-interface.ts';
import type { SiteSecrets } from '../data/site-secrets.ts';
import type { DeploymentEnv } from '../env.ts';
import { contentVariables } from './content-variables.ts';

interface ShellServiceProps {
  vpc: IVpc;
  key: IKey;
  images: IRepository;
  secrets: SiteSecrets;
  settings: DeploymentEnv;
}

/** Where the image keeps verified releases. Everything else in it is read-only. */
const dataPath = '/data';

/** Where each shell has an address of its own for the others, inside the network. */
const peers = { namespace: 'site.internal', name: 'shell' };
const port = 3000;

/** How long requests in flight may take once a task ends, in seconds. */
const draining = 25;

/** The shell: at least one task in each zone, more under load. */
export class ShellService extends Construct {
  readonly service: FargateService;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, { vpc, key, images, secrets, settings }: ShellServiceProps) {
    super(scope, id);
    const tag = new CfnParameter(this, 'ImageTag', {
      description: 'The tag of the image of the shell, such as a commit',
    });
    tag.overrideLogicalId('ShellImageTag');
    this.log = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS, encryptionKey: key });
    const task = new FargateTaskDefinition(this, 'Task', {
      cpu: 1024,
      memoryLimitMiB: 2048,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.ARM64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
      volumes: [{ name: 'data' }, { name: 'temporary' }],
    });
    const container = task.addContainer('shell', {
      image: ContainerImage.fromEcrRepository(images, tag.valueAsString),
      readonlyRootFilesystem: true,
      user: 'node',
      stopTimeout: Duration.seconds(draining + 5),
      portMappings: [{ containerPort: port }],
      logging: LogDrivers.awsLogs({ streamPrefix: 'shell', logGroup: this.log }),
      environment: {
        NODE_ENV: 'production',
        PORT: String(port),
        SITE_ORIGIN: `https://${settings.SITE_DOMAIN}`,
        REGISTRY_URL: `https://${settings.SITE_DOMAIN}/releases/registry.json`,
        REGISTRY_POLL_MS: '5000',
        CONTACTS_API_URL: `https://${settings.API_DOMAIN}`,
        PROVIDER_API_URL: `https://${settings.API_DOMAIN}`,
        SHELL_PEERS: `http://${peers.name}.${peers.namespace}:${port}`,
        MIRROR_DIR: `${dataPath}/mirror`,
        SHUTDOWN_MS: String(draining * 1000),
        // The load balancer and CloudFront.
        TRUSTED_PROXIES: '2',
        ...contentVariables(settings),
      },
      secrets: {
        CONTENTFUL_DELIVERY_TOKEN: Secret.fromSecretsManager(secrets.content, 'CONTENTFUL_DELIVERY_TOKEN'),
        CONTENTFUL_WEBHOOK_SECRET: Secret.fromSecretsManager(secrets.content, 'CONTENTFUL_WEBHOOK_SECRET'),
        CONTENTFUL_PREVIEW_TOKEN: Secret.fromSecretsManager(secrets.preview, 'CONTENTFUL_PREVIEW_TOKEN'),
        CONTENTFUL_PREVIEW_SECRET: Secret.fromSecretsManager(secrets.preview, 'CONTENTFUL_PREVIEW_SECRET'),
        PLATFORM_TOKENS: Secret.fromSecretsManager(secrets.platform, 'PLATFORM_TOKENS'),
      },
    });
    container.addMountPoints(
      { sourceVolume: 'data', containerPath: dataPath, readOnly: false },
      { sourceVolume: 'temporary', containerPath: '/tmp', readOnly: false },
    );
    Validations.of(task).acknowledge({
      id: 'AwsSolutions-ECS2',
      reason: 'Addresses and limits, which are no secrets. Tokens come from Secrets Manager.',
    });
    Validations.of(task).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Signing in to the registry of images has no narrower resource. Pulling is allowed from one repository.',
    });
    this.service = new FargateService(this, 'Service', {
      cluster: asInterface<ICluster>(
        new Cluster(this, 'Cluster', { vpc, containerInsightsV2: ContainerInsights.ENABLED }),
      ),
      taskDefinition: task,
      desiredCount: 2,
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      availabilityZoneRebalancing: AvailabilityZoneRebalancing.ENABLED,
      circuitBreaker: { rollback: true },
      // A shell tries its releases before it answers, 20 seconds at most.
      healthCheckGracePeriod: Duration.seconds(60),
      cloudMapOptions: {
        cloudMapNamespace: new PrivateDnsNamespace(this, 'Peers', { vpc, name: peers.namespace }),
        name: peers.name,
        dnsRecordType: DnsRecordType.A,
        dnsTtl: Duration.seconds(10),
      },
    });
    this.service.connections.allowInternally(Port.tcp(port), "Contentful's webhook, which shells pass on");
    const scaling = this.service.autoScaleTaskCount({ minCapacity: 2, maxCapacity: settings.MOST_SHELLS });
    scaling.scaleOnCpuUtilization('Processor', {
      targetUtilizationPercent: 50,
      scaleOutCooldown: Duration.seconds(30),
      scaleInCooldown: Duration.minutes(5),
    });
  }
}
