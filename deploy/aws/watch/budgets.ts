import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { DeploymentEnv } from '../env.ts';

/** Says by mail what the month is going to cost, before it has: deploy/runbooks/cost-alarm.md. */
export class Budgets extends Construct {
  constructor(scope: Construct, id: string, { settings }: { settings: DeploymentEnv }) {
    super(scope, id);
    const budget = (name: string, amount: number, services?: string[]) =>
      new CfnBudget(this, name, {
        budget: {
          budgetName: `${settings.SITE_DOMAIN} ${name}`,
          budgetType: 'COST',
          timeUnit: 'MONTHLY',
          budgetLimit: { amount, unit: 'USD' },
          ...(services && { costFilters: { Service: services } }),
        },
        notificationsWithSubscribers: [
          { kind: 'ACTUAL', threshold: 50 },
          { kind: 'ACTUAL', threshold: 100 },
          { kind: 'FORECASTED', threshold: 100 },
        ].map(({ kind, threshold }) => ({
          notification: { comparisonOperator: 'GREATER_THAN', notificationType: kind, threshold },
          subscribers: [{ subscriptionType: 'EMAIL', address: settings.ALARM_EMAIL }],
        })),
      });
    budget('Everything', settings.MONTHLY_BUDGET);
    budget('Model', Math.ceil(settings.MONTHLY_BUDGET / 5), ['Amazon Bedrock']);
  }
}
