import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** A figure of SES about the account. */
export function mailMetric(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average' });
}
