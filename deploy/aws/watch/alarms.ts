import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { ApiFunctions } from '../compute/api-functions.ts';
import type { ShellService } from '../compute/shell-service.ts';
import type { LeadDatabase } from '../data/lead-database.ts';
import type { Front } from '../edge/front.ts';
import type { LoadBalancer } from '../edge/load-balancer.ts';
import { AlarmSet } from './alarm-set.ts';
import { logCount } from './log-count.ts';
import { mailMetric } from './mail-metric.ts';

interface AlarmsProps {
  topic: ITopic;
  front: Front;
  balancer: LoadBalancer;
  shell: ShellService;
  functions: ApiFunctions;
  database: LeadDatabase;
}

/** What wakes somebody, each with the runbook to open. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { topic, front, balancer, shell, functions, database } = props;
    const alarms = new AlarmSet(this, topic);

    alarms.add('PagesFail', 'release-goes-wrong', front.distribution.metric5xxErrorRate(), {
      above: 2,
      what: 'More than 2 % of the answers are errors.',
    });
    alarms.add('ShellMissing', 'release-goes-wrong', balancer.shellTargets.metrics.healthyHostCount(), {
      below: 2,
      what: 'A zone has no shell.',
    });
    alarms.add(
      'PagesSlow',
      'release-goes-wrong',
      balancer.shellTargets.metrics.targetResponseTime({ statistic: 'p95' }),
      {
        above: 2,
        what: 'One page in twenty takes more than 2 seconds.',
      },
    );
    alarms.add('ShellsAtLimit', 'cost-alarm', shell.service.metricCpuUtilization(), {
      above: 85,
      what: 'The shells are busy although there are as many as there may be.',
    });
    alarms.add('ReleaseRefused', 'release-goes-wrong', logCount(this, 'Refused', shell.log, 'Refused '), {
      above: 0,
      what: 'The shell refused or withdrew a release.',
    });
    alarms.add('ContentGone', 'content-gone', logCount(this, 'NoContent', shell.log, 'Could not read content.'), {
      above: 10,
      what: 'Contentful does not answer. Visitors see what it said last.',
    });

    for (const [name, { function: one }] of Object.entries({ Leads: functions.api, Assistant: functions.assistant })) {
      alarms.add(`${name}Fail`, 'database-gone', one.metricErrors(), { above: 3, what: `${name}: the API fails.` });
      alarms.add(`${name}Throttled`, 'cost-alarm', one.metricThrottles(), {
        above: 0,
        what: `${name}: the account runs as many functions as it may.`,
      });
    }
    const answer503 = logCount(this, 'NotStored', functions.api.log, 'Could not answer a request.');
    alarms.add('LeadsNotStored', 'database-gone', answer503, { above: 3, what: 'Leads cannot be stored.' });
    alarms.add('DatabaseAtLimit', 'database-gone', database.cluster.metricACUUtilization(), {
      above: 90,
      what: 'The database has no room to grow.',
    });
    alarms.add('MailFails', 'mail-gone', functions.mail.function.metricErrors(), {
      above: 2,
      what: 'No mail is sent.',
    });
    alarms.add('MailGivenUp', 'mail-gone', logCount(this, 'GivenUp', functions.mail.log, 'mail-given-up'), {
      above: 0,
      what: 'A mail was given up. Somebody has to look at it.',
    });
    alarms.add('MailBounces', 'mail-gone', mailMetric('Reputation.BounceRate'), {
      above: 0.05,
      what: 'More than 5 % of the mail bounces. At 10 %, SES stops sending.',
    });
  }
}
