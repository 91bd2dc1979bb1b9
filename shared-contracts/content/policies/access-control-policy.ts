import type { Policy } from './policy.ts';

export const accessControlPolicy: Policy = {
  title: 'Access Control Policy',
  summary:
    'Who may do what in the AWS accounts that we own or manage, how access is granted and checked, and how it ends.',
  sections: [
    {
      title: 'Purpose and scope',
      text: 'This policy covers every human and machine identity that can reach our own AWS accounts or those that we manage for clients, including consoles, command lines, pipelines and third-party tools.',
    },
    {
      title: 'Principles',
      points: [
        'Least privilege: an identity holds the permissions that its task needs, and no others.',
        'Separation of duties: nobody approves their own access or changes.',
        'Temporary by default: access to production is requested, granted for hours, and ends on its own.',
        'Everything is attributable: no shared users, and no action without a name.',
      ],
    },
    {
      title: 'Roles',
      points: [
        'Read-only analyst: configuration and metrics, no client data.',
        'Operator: runs approved runbooks in production.',
        'Engineer: changes non-production environments, and production through the pipeline.',
        'Security lead: guard rails, audit trails and approvals; no workload permissions.',
        'Break-glass: full access for emergencies, sealed, monitored and reviewed after each use.',
      ],
    },
    {
      title: 'Authentication',
      points: [
        'People sign in through single sign-on; phishing-resistant multi-factor authentication is mandatory.',
        'Sessions last at most 12 hours, and one hour for privileged roles.',
        'Root users have no access keys, and their second factor is kept under dual control.',
        'Machines assume roles. Where a long-lived key cannot be avoided, it is rotated every 90 days.',
      ],
    },
    {
      title: 'Granting access',
      text: 'A request names the role, the account, the reason and the period. The owner of the account approves it, the identity system carries it out, and the record is kept for as long as the access lasts and one year after.',
    },
    {
      title: 'Changing and ending access',
      text: 'When someone changes roles, old permissions end before new ones begin. Access is revoked within 24 hours of departure, and immediately if the departure is not amicable; keys and tokens that the person may have known are replaced.',
    },
    {
      title: 'Reviews',
      text: 'Account owners confirm all standing access every quarter. Permissions that have not been used for 90 days are removed. Privileged access is reviewed every month.',
    },
    {
      title: 'Logging',
      text: 'Sign-ins, role changes and administrative calls are recorded in a separate account where nobody can alter them. Any use of break-glass or root access alerts the security lead within minutes.',
    },
    {
      title: 'Exceptions',
      text: 'Exceptions are documented with their risk, their owner and their compensating controls. They expire quarterly and are not renewed without a new approval.',
    },
    {
      title: 'Review of this policy',
      text: 'This policy is reviewed annually, and within 30 days of a change to an AWS policy that it depends on, such as those on identity, root access or shared responsibility.',
    },
  ],
};
