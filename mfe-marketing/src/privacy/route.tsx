import { privacyNotice } from '@site/content/policies/privacy-notice';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { loadPromise } from '../policies/load-promise.ts';
import { PolicyPage } from '../policies/PolicyPage.tsx';
import { policyMeta } from '../policies/policy-meta.ts';

export const route = defineRoute({
  loader: loadPromise,
  Component: PrivacyPage,
  handle: { meta: () => policyMeta(privacyNotice) },
});

function PrivacyPage() {
  return <PolicyPage policy={privacyNotice} />;
}
