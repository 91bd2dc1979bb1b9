import type { Policy } from './policy.ts';

export const dataSecurityPolicy: Policy = {
  title: 'Data Security',
  summary:
    'How we protect the data that clients entrust to us: how it is classified, encrypted, backed up, monitored and eventually deleted.',
  sections: [
    {
      title: 'Principles',
      text: 'Client data belongs to the client, stays in the client’s own AWS accounts wherever possible, and is accessed only for a stated purpose. Security is part of the definition of done for every change, and the systems themselves collect the evidence.',
    },
    {
      title: 'Classification',
      points: [
        'Public: meant for everyone, such as this website.',
        'Internal: for our own work, such as templates and runbooks without client details.',
        'Confidential: client data, contracts, designs and findings. This is the default.',
        'Restricted: credentials, personal health or payment data, and evidence of incidents.',
      ],
    },
    {
      title: 'Encryption and keys',
      points: [
        'Data is encrypted at rest with AES-256 and in transit with TLS 1.2 or later.',
        'Keys are held in AWS Key Management Service, one set per client and environment.',
        'Keys and other long-lived secrets are rotated every 90 days, and immediately after a suspected exposure.',
        'Secrets live in a managed vault, never in code, tickets or chat.',
      ],
    },
    {
      title: 'Location and transfer',
      text: 'Data remains in the AWS Regions that the client has chosen. It is copied to another Region, account or tool only where the client has agreed, and never to a personal device.',
    },
    {
      title: 'Backup and recovery',
      text: 'Recovery objectives are agreed for each workload. Backups are encrypted, kept in a separate account, protected from deletion and proven by restoring them at least once a quarter.',
    },
    {
      title: 'Monitoring and vulnerability management',
      points: [
        'Audit trails and security findings are collected centrally and kept for at least one year.',
        'Images, dependencies and configurations are scanned at each build and daily in production.',
        'Critical vulnerabilities are fixed within 7 days, high ones within 30.',
      ],
    },
    {
      title: 'Incident response',
      text: 'An engineer responds within 15 minutes, around the clock. Clients whose data may be affected are notified without undue delay and within 72 hours at the latest, with what is known, what has been done and what they should do. Each incident ends with a written review.',
    },
    {
      title: 'Retention and deletion',
      text: 'We keep data as long as the contract or the law requires. At the end of an engagement it is handed over and then deleted from our systems within 30 days; deletion is confirmed in writing.',
    },
    {
      title: 'Suppliers and people',
      text: 'Suppliers that handle client data are assessed before use and every year after that. Everyone who works for us is bound to confidentiality, is trained in security at the start and annually, and loses access within 24 hours of departure.',
    },
    {
      title: 'Exceptions and review',
      text: 'Exceptions are approved by the security lead and expire quarterly. This policy is reviewed annually, and within 30 days of a change to an AWS policy that affects it.',
    },
  ],
};
