import type { Policy } from './policy.ts';

export const acceptableUsePolicy: Policy = {
  title: 'Acceptable Use Policy',
  summary:
    'What you may and may not use our cloud accounts, services and support for, and what happens when someone crosses the line.',
  sections: [
    {
      title: 'Purpose and scope',
      text: 'This policy applies to every person and system that uses AWS accounts, environments, tools or support that we provide, resell or manage: clients, their staff and contractors, and our own engineers. It applies in addition to the AWS Acceptable Use Policy; where the two differ, the stricter rule applies.',
    },
    {
      title: 'Acceptable use',
      text: 'Use the services for lawful business purposes, within the agreed scope of work and budget.',
      points: [
        'Deploy workloads only into accounts and regions that were approved for them.',
        'Tag resources with an owner, a purpose and a cost center, so that each one can be traced to a decision.',
        'Keep software supported and patched, and remove what is no longer used.',
        'Report a suspected incident as soon as you notice it, even when you are not sure.',
      ],
    },
    {
      title: 'Prohibited use',
      points: [
        'Illegal, fraudulent or deceptive activity, or content that violates the rights of others.',
        'Malware, phishing, spam, denial-of-service traffic, or access to systems without their owner’s permission.',
        'Cryptocurrency mining, unless it was agreed in writing.',
        'Security testing without prior approval or outside the AWS penetration-testing rules.',
        'Turning off guard rails, logging, encryption or budget alarms.',
        'Sharing credentials, or working under another person’s identity.',
      ],
    },
    {
      title: 'Use of artificial intelligence',
      points: [
        'Confidential or personal data goes only into models that were approved for that class of data.',
        'A person reviews what a model produces before it reaches a customer or changes a production system.',
        'Generative features are logged, and their cost is capped.',
      ],
    },
    {
      title: 'Accounts and credentials',
      text: 'People sign in through single sign-on with multi-factor authentication. Root credentials are locked away and used for break-glass purposes only. Access keys are rotated every 90 days, and access is revoked within 24 hours of departure; see the Access Control Policy for details.',
    },
    {
      title: 'Monitoring',
      text: 'We record administrative activity and network metadata in the accounts that we manage, to keep them secure, available and within budget. We do not read client data unless an incident or a client request requires it, and such access is logged.',
    },
    {
      title: 'Exceptions',
      text: 'An exception needs a written reason, a risk owner and the approval of the security lead. Exceptions expire quarterly and must be requested again.',
    },
    {
      title: 'Violations',
      text: 'We tell you what we have seen and give you the chance to fix it. If others or the platform are at risk, we may isolate a resource or suspend access first and explain immediately afterward. We end the service after repeated or deliberate violations, and report unlawful acts to the authorities.',
    },
    {
      title: 'Review of this policy',
      text: 'This policy is reviewed annually, and within 30 days of any change to an AWS policy that it builds on. The date at the top of the page is the date of the current version.',
    },
  ],
};
