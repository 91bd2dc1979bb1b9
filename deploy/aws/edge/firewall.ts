import { Names } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** How many requests one address may send in five minutes: a page with everything on it is about eleven. */
const requestsByAddress = 6_000;
/** The same for forms and questions. The API has stricter limits, by visitor and by form. */
const postsByAddress = 300;

/** What CloudFront refuses before it asks anybody. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { key }: { key: IKey }) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('site'),
      rules: [
        managed(1, 'AWSManagedRulesAmazonIpReputationList'),
        managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
        // Answers of a form may have 16 kB, and a webhook of Contentful more. The applications have limits of their own.
        managed(3, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY']),
        limit(4, 'requests', requestsByAddress),
        limit(5, 'posts', postsByAddress, {
          byteMatchStatement: {
            fieldToMatch: { method: {} },
            positionalConstraint: 'EXACTLY',
            searchString: 'POST',
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        }),
      ],
    });
    this.arn = acl.attrArn;
    const log = new LogGroup(this, 'Log', {
      // WAF writes to no other name.
      logGroupName: `aws-waf-logs-${Names.uniqueResourceName(this, { maxLength: 40 })}`,
      retention: RetentionDays.ONE_MONTH,
      encryptionKey: key,
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [log.logGroupArn],
      redactedFields: [{ singleHeader: { Name: 'cookie' } }, { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
    });
  }
}

function managed(priority: number, name: string, counted: string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(name),
  };
}

function limit(
  priority: number,
  name: string,
  most: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        limit: most,
        evaluationWindowSec: 300,
        aggregateKeyType: 'IP',
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    visibilityConfig: visible(name),
  };
}

function visible(metricName: string) {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
