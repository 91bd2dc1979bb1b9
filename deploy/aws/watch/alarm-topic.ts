import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface AlarmTopicProps {
  key: IKey;
  email: string;
}

/** Where alarms go. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { key, email }: AlarmTopicProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true, displayName: 'Alarms of the site' });
    this.topic.addSubscription(new EmailSubscription(email));
  }
}
