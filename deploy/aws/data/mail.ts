import { Stack } from 'aws-cdk-lib';
import { Group, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { DeploymentEnv } from '../env.ts';

interface MailProps {
  zone: IHostedZone;
  settings: DeploymentEnv;
}

/** The sender of the site's mail, and who may send in its name: the members of a group that holds one SMTP account. */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { zone, settings: { MAIL_DOMAIN, ZONE_NAME } }: MailProps) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'Settings', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    const identity = new EmailIdentity(this, 'Domain', {
      identity: MAIL_DOMAIN === ZONE_NAME ? Identity.publicHostedZone(zone) : Identity.domain(MAIL_DOMAIN),
      configurationSet,
      mailFromDomain: `bounce.${MAIL_DOMAIN}`,
    });
    new Group(this, 'Senders', { groupName: 'site-mail' }).addToPolicy(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
        resources: [
          identity.emailIdentityArn,
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: configurationSet.configurationSetName,
          }),
        ],
        conditions: { StringLike: { 'ses:FromAddress': `*@${MAIL_DOMAIN}` } },
      }),
    );
  }
}
