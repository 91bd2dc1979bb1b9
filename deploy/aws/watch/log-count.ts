import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Counts the lines of a log that contain some words. */
export function logCount(scope: Construct, name: string, log: ILogGroup, words: string): Metric {
  return new MetricFilter(scope, `${name}Lines`, {
    logGroup: log,
    filterPattern: FilterPattern.literal(JSON.stringify(words)),
    metricNamespace: 'Site',
    metricName: name,
    metricValue: '1',
  }).metric({ statistic: 'Sum' });
}
