import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

interface Rule {
  /** The alarm rises above this number, or below that one. */
  above?: number;
  below?: number;
  /** What it means for visitors. */
  what: string;
}

/** Names of the files in deploy/runbooks. */
export type Runbook = 'release-goes-wrong' | 'content-gone' | 'database-gone' | 'mail-gone' | 'cost-alarm';

/** Adds alarms that say which runbook to open. Each looks at five minutes. */
export class AlarmSet {
  readonly #scope: Construct;
  readonly #topic: ITopic;

  constructor(scope: Construct, topic: ITopic) {
    this.#scope = scope;
    this.#topic = topic;
  }

  add(name: string, runbook: Runbook, metric: IMetric, { above, below, what }: Rule): void {
    new Alarm(this.#scope, name, {
      metric,
      threshold: above ?? below ?? 0,
      comparisonOperator:
        below === undefined ? ComparisonOperator.GREATER_THAN_THRESHOLD : ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
      alarmDescription: `${what} Open deploy/runbooks/${runbook}.md`,
    }).addAlarmAction(new SnsAction(this.#topic));
  }
}
