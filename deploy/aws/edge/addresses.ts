import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IVpc } from 'aws-cdk-lib/aws-ec2';
import type { IApplicationLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { AaaaRecord, ARecord, type IHostedZone, PrivateHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget, LoadBalancerTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { DeploymentEnv } from '../env.ts';

interface AddressesProps {
  zone: IHostedZone;
  vpc: IVpc;
  distribution: IDistribution;
  balancer: IApplicationLoadBalancer;
  settings: DeploymentEnv;
}

/**
 * The names of site and API lead to CloudFront. Inside the network, that of the API leads to the load balancer, so that the
 * visitor's address, which a shell passes on, arrives over trusted hops only.
 */
export class Addresses extends Construct {
  constructor(scope: Construct, id: string, { zone, vpc, distribution, balancer, settings }: AddressesProps) {
    super(scope, id);
    for (const recordName of [settings.SITE_DOMAIN, settings.API_DOMAIN]) {
      const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
      // With a dot at its end, the name is taken as it is.
      new ARecord(this, `${recordName}-4`, { zone, recordName: `${recordName}.`, target });
      new AaaaRecord(this, `${recordName}-6`, { zone, recordName: `${recordName}.`, target });
    }
    const inside = new PrivateHostedZone(this, 'Inside', { vpc, zoneName: settings.API_DOMAIN });
    new ARecord(this, 'ApiInside', {
      zone: inside,
      target: RecordTarget.fromAlias(new LoadBalancerTarget(balancer)),
    });
  }
}
