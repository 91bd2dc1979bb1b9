import {
  FlowLogDestination,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  type IVpc,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { asInterface } from '../as-interface.ts';

/**
 * Two zones, each with a way out to Contentful and to Bedrock that nothing can use to come in. The database's subnets
 * have no way out.
 */
export class SiteNetwork extends Construct {
  readonly vpc: IVpc;

  constructor(scope: Construct, id: string, { key }: { key: IKey }) {
    super(scope, id);
    const vpc = new Vpc(this, 'Vpc', {
      ipAddresses: IpAddresses.cidr('10.20.0.0/16'),
      maxAzs: 2,
      natGateways: 2,
      subnetConfiguration: [
        { name: 'ways-out', subnetType: SubnetType.PUBLIC, mapPublicIpOnLaunch: false, cidrMask: 26 },
        { name: 'services', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 22 },
        { name: 'data', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 26 },
      ],
    });
    this.vpc = asInterface<IVpc>(vpc);
    // Without a charge by the byte. Image layers come from S3.
    vpc.addGatewayEndpoint('S3', { service: GatewayVpcEndpointAwsService.S3 });
    vpc.addFlowLog('Flows', {
      destination: FlowLogDestination.toCloudWatchLogs(
        new LogGroup(this, 'FlowLog', { retention: RetentionDays.ONE_MONTH, encryptionKey: key }),
      ),
    });
  }
}
