import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Repository, RepositoryEncryption, TagMutability } from 'aws-cdk-lib/aws-ecr';
import type { Construct } from 'constructs';

/** Where images are pushed to. A stack of its own, because the site cannot start without an image. */
export class ImageStack extends Stack {
  readonly shell: Repository;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.shell = new Repository(this, 'Shell', {
      repositoryName: 'site/shell',
      imageTagMutability: TagMutability.IMMUTABLE,
      imageScanOnPush: true,
      encryption: RepositoryEncryption.KMS,
      lifecycleRules: [{ maxImageCount: 30 }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
