import { Duration, Validations } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin, VpcOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IApplicationLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { DeploymentEnv } from '../env.ts';
import { CacheKeys } from './cache-keys.ts';

interface FrontProps {
  balancer: IApplicationLoadBalancer;
  certificate: ICertificate;
  firewallArn: string;
  releases: IBucket;
  logs: IBucket;
  settings: DeploymentEnv;
}

/** The only public address: pages, the API and releases. */
export class Front extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: FrontProps) {
    super(scope, id);
    const { balancer, certificate, firewallArn, releases, logs, settings } = props;
    const keys = new CacheKeys(this, 'CacheKeys');
    const releaseFiles = {
      origin: S3BucketOrigin.withOriginAccessControl(releases),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: ResponseHeadersPolicy.SECURITY_HEADERS,
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: settings.SITE_DOMAIN,
      domainNames: [settings.SITE_DOMAIN, settings.API_DOMAIN],
      certificate,
      webAclId: firewallArn,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: logs,
      logFilePrefix: 'cloudfront/',
      logIncludesCookies: false,
      defaultBehavior: {
        origin: VpcOrigin.withApplicationLoadBalancer(balancer, {
          protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          readTimeout: Duration.seconds(30),
          keepaliveTimeout: Duration.seconds(55),
        }),
        allowedMethods: AllowedMethods.ALLOW_ALL,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: keys.pages,
        // The host chooses between shell and API. The rest is for forms and questions, and for the pages of canaries, which are private.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER,
        functionAssociations: [{ function: keys.dropMarketing, eventType: FunctionEventType.VIEWER_REQUEST }],
        compress: true,
      },
      additionalBehaviors: {
        'releases/registry.json': { ...releaseFiles, cachePolicy: keys.registry },
        'releases/*': {
          ...releaseFiles,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          functionAssociations: [{ function: keys.serveCompressed, eventType: FunctionEventType.VIEWER_REQUEST }],
        },
      },
    });
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'The site is for visitors from everywhere.',
    });
  }
}
