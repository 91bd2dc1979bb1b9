import { type Policy, policyDate } from '@site/content/policies/policy';
import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { WebPage } from 'schema-dts';

export function policyMeta({ title, summary, date = policyDate }: Policy): PageMeta {
  return {
    title,
    description: summary,
    jsonLd: [{ '@type': 'WebPage', name: title, description: summary, dateModified: date.iso } satisfies WebPage],
  };
}
