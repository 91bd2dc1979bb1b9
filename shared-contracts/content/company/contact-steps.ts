import type { TitledText } from '../fields/titled-text.ts';

/** What happens after a visitor sends a message, on Contact Us and in the assistant's answers. */
export const contactSteps: readonly TitledText[] = [
  {
    title: 'Within one business day',
    description: 'A cloud expert reads your message and replies. No call center, no script.',
  },
  {
    title: 'A 30-minute call',
    description: 'We look at where you are on AWS, where you want to go, and what stands in the way.',
  },
  {
    title: 'A written next step',
    description: 'You get scope, effort and cost on one page, and decide with no pressure.',
  },
];
