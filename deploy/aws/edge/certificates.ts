import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';
import type { DeploymentEnv } from '../env.ts';

interface CertificatesProps {
  zone: IHostedZone;
  settings: DeploymentEnv;
}

/** One certificate for the names of site and API, for CloudFront and for the load balancer behind it. */
export class Certificates extends Construct {
  readonly site: Certificate;

  constructor(scope: Construct, id: string, { zone, settings }: CertificatesProps) {
    super(scope, id);
    this.site = new Certificate(this, 'Site', {
      domainName: settings.SITE_DOMAIN,
      subjectAlternativeNames: [settings.API_DOMAIN],
      validation: CertificateValidation.fromDns(zone),
    });
  }
}
