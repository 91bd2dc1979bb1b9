import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { asInterface } from '../as-interface.ts';

/** What others issued: values that nothing here can make. An operator fills them in before the first start. */
export class SiteSecrets extends Construct {
  /** `CONTENTFUL_DELIVERY_TOKEN` and `CONTENTFUL_WEBHOOK_SECRET`. */
  readonly content: ISecret;
  /** `CONTENTFUL_PREVIEW_TOKEN` and `CONTENTFUL_PREVIEW_SECRET`; empty if editors see no drafts. */
  readonly preview: ISecret;
  /** `PLATFORM_TOKENS`; empty if nobody may open `/_platform`. */
  readonly platform: ISecret;
  /** `SMTP_URL`. */
  readonly mail: ISecret;

  constructor(scope: Construct, id: string, { key }: { key: IKey }) {
    super(scope, id);
    const unset = SecretValue.unsafePlainText('');
    this.content = this.#create('Content', key, 'site-content', {
      CONTENTFUL_DELIVERY_TOKEN: unset,
      CONTENTFUL_WEBHOOK_SECRET: unset,
    });
    // Apart from the others: a new key in that secret's template would empty those that an operator has filled in.
    this.preview = this.#create('Preview', key, 'site-preview', {
      CONTENTFUL_PREVIEW_TOKEN: unset,
      CONTENTFUL_PREVIEW_SECRET: unset,
    });
    this.platform = this.#create('Platform', key, 'site-platform', { PLATFORM_TOKENS: unset });
    this.mail = this.#create('Mail', key, 'site-mail', { SMTP_URL: unset });
  }

  #create(
    id: string,
    encryptionKey: IKey,
    secretName: string,
    secretObjectValue: Record<string, SecretValue>,
  ): ISecret {
    const secret = new Secret(this, id, {
      encryptionKey,
      secretName,
      secretObjectValue,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Contentful or SES issues the value, and only a person can ask for another: deploy/runbooks/token-leaked.md.',
    });
    return asInterface<ISecret>(secret);
  }
}
