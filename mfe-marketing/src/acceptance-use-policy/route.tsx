import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { PolicyPage } from '../policies/PolicyPage.tsx';
import { policyMeta } from '../policies/policy-meta.ts';
import { acceptableUsePolicy } from './acceptable-use-policy.ts';

export const route = defineRoute({
  Component: AcceptableUsePolicyPage,
  handle: { meta: () => policyMeta(acceptableUsePolicy) },
});

function AcceptableUsePolicyPage() {
  return <PolicyPage policy={acceptableUsePolicy} />;
}
