import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { dropMarketing } from './drop-marketing.ts';
import { serveCompressed } from './serve-compressed.ts';

/**
 * What CloudFront tells answers apart by. A page is known by its path and its query without marketing parameters, as in the
 * shell's own cache; how long it may be kept is said by the shell. No header of a visitor is part of it, and no cookie but the
 * one that editors have who see drafts.
 */
export class CacheKeys extends Construct {
  readonly pages: CachePolicy;
  readonly registry: CachePolicy;
  readonly dropMarketing: CloudFrontFunction;
  readonly serveCompressed: CloudFrontFunction;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.pages = new CachePolicy(this, 'Pages', {
      comment: 'Path and query; the host, because site and API share the distribution; drafts apart',
      headerBehavior: CacheHeaderBehavior.allowList('Host'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.allowList('preview'),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      minTtl: Duration.seconds(0),
      // For an answer that does not say how long it is good for.
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
    });
    this.registry = new CachePolicy(this, 'Registry', {
      comment: 'The registry changes with each release',
      enableAcceptEncodingGzip: true,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(1),
      maxTtl: Duration.seconds(1),
    });
    this.dropMarketing = new CloudFrontFunction(this, 'DropMarketing', {
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Takes marketing parameters out of the query',
      code: FunctionCode.fromInline(dropMarketing),
    });
    this.serveCompressed = new CloudFrontFunction(this, 'ServeCompressed', {
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Asks for the compressed twins of released files',
      code: FunctionCode.fromInline(serveCompressed),
    });
  }
}
