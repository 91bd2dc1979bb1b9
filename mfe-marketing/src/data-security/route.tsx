import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { PolicyPage } from '../policies/PolicyPage.tsx';
import { policyMeta } from '../policies/policy-meta.ts';
import { dataSecurityPolicy } from './data-security-policy.ts';

export const route = defineRoute({
  Component: DataSecurityPage,
  handle: { meta: () => policyMeta(dataSecurityPolicy) },
});

function DataSecurityPage() {
  return <PolicyPage policy={dataSecurityPolicy} />;
}
