import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { asInterface } from '../as-interface.ts';

/** The registry and the releases, under `releases/`. Each revision of the registry is kept as a version of its object. */
export class ReleasesBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { logs }: { logs: IBucket }) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(365), noncurrentVersionsToRetain: 20 },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'releases/',
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.bucket = asInterface<IBucket>(bucket);
  }
}
