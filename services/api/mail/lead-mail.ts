import { type LeadSource, leadSourceFields } from '@site/contract/clients/lead-source';
import type { SendMailOptions } from 'nodemailer';
import type { Lead } from '../database/schema.ts';
import type { CaseStudyDocument } from './document/case-study-document.ts';
import { toGreetingName } from './greeting-name.ts';
import type { MailJob } from './mail-job.ts';

export interface MailSettings {
  /** The sender of every message. */
  from: string;
  /** Who is notified of a new lead. */
  salesEmail: string;
  /** The site's public address, for links. */
  siteOrigin: string;
  /** How many documents one address may be sent in 24 hours. 0 means no limit. */
  documentsPerDay: number;
}

/**
 * Writes a follow-up message. The same job always gets the same message id, so that repeats can be recognized.
 *
 * @param document what a `case-study` message brings; without it, the message links to all case studies
 */
export function toLeadMail(
  lead: Lead,
  message: MailJob['message'],
  settings: MailSettings,
  document?: CaseStudyDocument,
): SendMailOptions {
  const envelope = {
    from: settings.from,
    messageId: `<lead-${lead.id}-${message}@${settings.from.split('@').at(-1)?.replace('>', '')}>`,
    date: lead.receivedAt,
  };
  return message === 'notification'
    ? { ...envelope, ...toNotification(lead, settings) }
    : { ...envelope, ...toCaseStudyMail(lead, settings, document) };
}

function toNotification(lead: Lead, { salesEmail }: MailSettings): SendMailOptions {
  const lines = [
    ['Form', lead.formName],
    ['Full name', lead.fullName],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Acceleration program', lead.acceleratorProgram],
    ['Case study', lead.description],
    ['Came from', lead.path],
    ...leadSourceFields.map((field) => [labels[field], lead.source?.[field]]),
    ['Privacy notice', lead.privacyNotice],
    ['Received', lead.receivedAt.toISOString()],
  ].filter(([, value]) => value);
  return {
    to: salesEmail,
    replyTo: { name: lead.fullName, address: lead.email },
    subject: `New lead (${lead.formName}): ${lead.fullName}`,
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${lead.message ?? ''}`.trimEnd(),
  };
}

const labels: Record<keyof LeadSource, string> = {
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  clickId: 'Click id',
  referrer: 'Referrer',
  landingPage: 'First page',
  callToAction: 'Call to action',
};

function toCaseStudyMail(lead: Lead, { siteOrigin }: MailSettings, document?: CaseStudyDocument): SendMailOptions {
  const name = toGreetingName(lead.fullName);
  const found = document
    ? [`Thank you for your interest. The case study “${document.title}” is attached. It is also here:`, document.page]
    : ['Thank you for your interest. Our case studies are here:', new URL('/case-study', siteOrigin).href];
  return {
    to: { name: name ?? '', address: lead.email },
    subject: 'Your case study',
    text: [
      name ? `Hello ${name},` : 'Hello,',
      ...found,
      'Reply to this message if you would like to talk it through with a cloud expert.',
    ].join('\n\n'),
    ...(document && {
      attachments: [{ filename: document.filename, content: document.content, contentType: 'application/pdf' }],
    }),
  };
}
