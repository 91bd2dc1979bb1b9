import { toRichText } from '@site/content/fields/rich-text';

export const longText = toRichText(
  'The team had **eleven accounts and no map of them**. We moved workloads into a landing zone, one account per product, and made the budget visible to the people who spend it.\n\nIt took six weeks.\nNothing was switched off before its successor had run for a month.',
);

export const testimonials = [
  {
    author: 'CTO',
    authorTitle: 'Logistics company',
    text: 'They told us which half of the plan to drop. The other half shipped in six weeks.',
  },
  {
    author: 'Head of Platform',
    authorTitle: 'Software company',
    text: 'Our auditors asked for evidence once. The rails produce it every night now, and nobody prepares for audits anymore.',
  },
  { author: 'Anonymous', text: 'Clear, quick, and honest about what the cloud does not solve.' },
  {
    author: 'Chief Financial Officer',
    authorTitle: 'Retailer with a title so long that it has to wrap onto a second line of the card',
    text: 'For the first time the invoice looks like the forecast.',
  },
];

export const reasons = [
  'A named engineer',
  'Fixed scope and price',
  'Everything that we build is yours, in your accounts and under your keys, from the first day to long after the last',
];

export const steps = [
  { title: 'Look', description: 'Two days in your accounts, read-only.' },
  { title: 'Decide', description: 'One page with scope, effort and cost, and what happens if you do nothing.' },
  { title: 'Build', description: 'In small, reversible steps.' },
];
