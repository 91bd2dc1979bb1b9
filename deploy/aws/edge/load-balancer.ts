import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { type IVpc, Peer, Port, SecurityGroup, SubnetType } from 'aws-cdk-lib/aws-ec2';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  type ApplicationTargetGroup,
  DesyncMitigationMode,
  ListenerAction,
  ListenerCondition,
  SslPolicy,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { LambdaTarget } from 'aws-cdk-lib/aws-elasticloadbalancingv2-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { ApiFunctions } from '../compute/api-functions.ts';
import type { ShellService } from '../compute/shell-service.ts';
import type { DeploymentEnv } from '../env.ts';

interface LoadBalancerProps {
  vpc: IVpc;
  logs: IBucket;
  certificate: ICertificate;
  settings: DeploymentEnv;
  shell: ShellService;
  functions: ApiFunctions;
}

/** The addresses from which CloudFront reaches origins: the list that AWS keeps, by its id in us-east-1. */
const cloudFront = Peer.prefixList('pl-3b927c52');

/** Inside the network, before shell and API. CloudFront reaches it, and shells that send a form on to the API. */
export class LoadBalancer extends Construct {
  readonly balancer: ApplicationLoadBalancer;
  readonly shellTargets: ApplicationTargetGroup;

  constructor(scope: Construct, id: string, props: LoadBalancerProps) {
    super(scope, id);
    const { vpc, logs, certificate, settings, shell, functions } = props;
    const group = new SecurityGroup(this, 'Group', { vpc, description: 'Accepts CloudFront and the shells only' });
    this.balancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      internetFacing: false,
      securityGroup: group,
      deletionProtection: true,
      dropInvalidHeaderFields: true,
      desyncMitigationMode: DesyncMitigationMode.STRICTEST,
      idleTimeout: Duration.seconds(60),
    });
    this.balancer.logAccessLogs(logs, 'balancer');
    group.addIngressRule(cloudFront, Port.tcp(443), 'CloudFront');
    group.connections.allowFrom(shell.service, Port.tcp(443), 'Forms that shells send on');

    const listener = this.balancer.addListener('Https', {
      port: 443,
      open: false,
      certificates: [certificate],
      sslPolicy: SslPolicy.RECOMMENDED_TLS,
      defaultAction: ListenerAction.fixedResponse(404),
    });
    this.shellTargets = listener.addTargets('Shell', {
      priority: 10,
      conditions: [ListenerCondition.hostHeaders([settings.SITE_DOMAIN])],
      port: 3000,
      protocol: ApplicationProtocol.HTTP,
      targets: [shell.service],
      deregistrationDelay: Duration.seconds(30),
      healthCheck: { path: '/healthz', interval: Duration.seconds(10), timeout: Duration.seconds(5) },
    });
    listener.addTargets('Assistant', {
      priority: 20,
      conditions: [
        ListenerCondition.hostHeaders([settings.API_DOMAIN]),
        ListenerCondition.pathPatterns(['/bedrock', '/assistant/*', '/search', '/content/invalidate']),
      ],
      targets: [new LambdaTarget(functions.assistant.function)],
    });
    listener.addTargets('Api', {
      priority: 30,
      conditions: [ListenerCondition.hostHeaders([settings.API_DOMAIN])],
      targets: [new LambdaTarget(functions.api.function)],
    });
  }
}
