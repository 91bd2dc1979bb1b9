import { placeholderPicture as img } from '@site/content/fields/placeholder-picture';
import type { CardContent } from '../card/card-content.ts';

/** Built-in samples for when content fails (spec section 4, Home case-study carousel). They have no pages of their own. */
export const sampleCards: CardContent[] = [
  sample('Logistics', 'Out of the data center', 'Servers move on weekends, and no shipment waits.', 'Amazon EC2', 3),
  sample('Technology / SaaS', 'Many tenants, one platform', 'Isolation that auditors can test.', 'Amazon EKS', 2),
  sample(
    'Healthcare',
    'A portal that switches regions',
    'Patients can reach it when a region fails.',
    'Amazon Aurora',
    2,
  ),
  sample('Retail', 'Ready for the peak season', 'Checkout grows with the queue and shrinks after it.', 'AWS Lambda', 3),
  sample('Media & Entertainment', 'Video without waiting', 'Encoding capacity for minutes, not years.', 'AWS Batch', 2),
  sample('Property Management', 'Leases that file themselves', 'Documents read and sorted.', 'Amazon Textract', 1),
];

function sample(industry: string, title: string, description: string, service: string, more: number): CardContent {
  return { caseId: '', industry, title, description, service, more, img };
}
