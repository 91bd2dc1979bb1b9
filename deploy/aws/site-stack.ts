import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IRepository } from 'aws-cdk-lib/aws-ecr';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { ApiFunctions } from './compute/api-functions.ts';
import { ShellService } from './compute/shell-service.ts';
import { LeadDatabase } from './data/lead-database.ts';
import { LogBucket } from './data/log-bucket.ts';
import { Mail } from './data/mail.ts';
import { ReleasesBucket } from './data/releases-bucket.ts';
import { SiteKey } from './data/site-key.ts';
import { SiteSecrets } from './data/site-secrets.ts';
import { Addresses } from './edge/addresses.ts';
import { Certificates } from './edge/certificates.ts';
import { Firewall } from './edge/firewall.ts';
import { Front } from './edge/front.ts';
import { LoadBalancer } from './edge/load-balancer.ts';
import type { DeploymentEnv } from './env.ts';
import { SiteNetwork } from './network/site-network.ts';
import { AlarmTopic } from './watch/alarm-topic.ts';
import { Alarms } from './watch/alarms.ts';
import { Budgets } from './watch/budgets.ts';

interface SiteStackProps extends StackProps {
  settings: DeploymentEnv;
  /** The folder of the Lambdas' code. */
  lambdaDirectory: string;
  shellImages: IRepository;
}

/** The site and everything it needs. Visitors reach it through the distribution, and nothing else is public. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { settings, lambdaDirectory, shellImages, ...props }: SiteStackProps) {
    super(scope, id, props);
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      zoneName: settings.ZONE_NAME,
      hostedZoneId: settings.ZONE_ID,
    });
    const key = new SiteKey(this, 'Key');
    const logs = new LogBucket(this, 'Logs');
    const network = new SiteNetwork(this, 'Network', { key });
    const releases = new ReleasesBucket(this, 'Releases', { logs: logs.bucket });
    const secrets = new SiteSecrets(this, 'Secrets', { key });
    const database = new LeadDatabase(this, 'Database', { vpc: network.vpc, key });
    new Mail(this, 'Mail', { zone, settings });

    const functions = new ApiFunctions(this, 'Api', {
      vpc: network.vpc,
      key,
      database,
      secrets,
      settings,
      lambdaDirectory,
    });
    const shell = new ShellService(this, 'Shell', { vpc: network.vpc, key, images: shellImages, secrets, settings });

    const certificates = new Certificates(this, 'Certificates', { zone, settings });
    const balancer = new LoadBalancer(this, 'LoadBalancer', {
      vpc: network.vpc,
      logs: logs.bucket,
      certificate: certificates.site,
      settings,
      shell,
      functions,
    });
    const firewall = new Firewall(this, 'Firewall', { key });
    const front = new Front(this, 'Front', {
      balancer: balancer.balancer,
      certificate: certificates.site,
      firewallArn: firewall.arn,
      releases: releases.bucket,
      logs: logs.bucket,
      settings,
    });
    new Addresses(this, 'Addresses', {
      zone,
      vpc: network.vpc,
      distribution: front.distribution,
      balancer: balancer.balancer,
      settings,
    });

    const { topic } = new AlarmTopic(this, 'AlarmTopic', { key, email: settings.ALARM_EMAIL });
    new Alarms(this, 'Alarms', { topic, front, balancer, shell, functions, database });
    new Budgets(this, 'Budgets', { settings });
  }
}
