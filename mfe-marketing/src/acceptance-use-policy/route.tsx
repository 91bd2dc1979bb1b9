import { acceptableUsePolicy } from '@site/content/policies/acceptable-use-policy';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { loadPromise } from '../policies/load-promise.ts';
import { PolicyPage } from '../policies/PolicyPage.tsx';
import { policyMeta } from '../policies/policy-meta.ts';

export const route = defineRoute({
  loader: loadPromise,
  Component: AcceptableUsePolicyPage,
  handle: { meta: () => policyMeta(acceptableUsePolicy) },
});

function AcceptableUsePolicyPage() {
  return <PolicyPage policy={acceptableUsePolicy} />;
}
