import { Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** Encrypts leads, secrets, logs and alarms. Services that write these may use it. */
export class SiteKey extends Key {
  constructor(scope: Construct, id: string) {
    super(scope, id, { description: 'Leads, secrets, logs and alarms of the site', enableKeyRotation: true });
    const { region } = Stack.of(this);
    for (const service of [`logs.${region}.amazonaws.com`, 'cloudwatch.amazonaws.com']) {
      this.grantEncryptDecrypt(new ServicePrincipal(service));
    }
  }
}
