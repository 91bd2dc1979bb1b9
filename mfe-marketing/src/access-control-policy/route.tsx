import { accessControlPolicy } from '@site/content/policies/access-control-policy';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { loadPromise } from '../policies/load-promise.ts';
import { PolicyPage } from '../policies/PolicyPage.tsx';
import { policyMeta } from '../policies/policy-meta.ts';

export const route = defineRoute({
  loader: loadPromise,
  Component: AccessControlPolicyPage,
  handle: { meta: () => policyMeta(accessControlPolicy) },
});

function AccessControlPolicyPage() {
  return <PolicyPage policy={accessControlPolicy} />;
}
