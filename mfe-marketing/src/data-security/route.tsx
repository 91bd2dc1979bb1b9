import { dataSecurityPolicy } from '@site/content/policies/data-security-policy';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { loadPromise } from '../policies/load-promise.ts';
import { PolicyPage } from '../policies/PolicyPage.tsx';
import { policyMeta } from '../policies/policy-meta.ts';

export const route = defineRoute({
  loader: loadPromise,
  Component: DataSecurityPage,
  handle: { meta: () => policyMeta(dataSecurityPolicy) },
});

function DataSecurityPage() {
  return <PolicyPage policy={dataSecurityPolicy} />;
}
