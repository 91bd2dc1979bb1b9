import { focusAreas } from '@site/content/company/focus-areas';
import type { ContactPromise } from '@site/content/entries/contact-promise';
import type { SiteSettings } from '@site/content/entries/site-settings';
import type { SmbProgram } from '@site/content/entries/smb-program';
import { acceptableUsePolicy } from '@site/content/policies/acceptable-use-policy';
import { accessControlPolicy } from '@site/content/policies/access-control-policy';
import { dataSecurityPolicy } from '@site/content/policies/data-security-policy';
import { type Policy, policyDate } from '@site/content/policies/policy';
import { privacyNotice } from '@site/content/policies/privacy-notice';
import type { Section, SitePage } from './page.ts';
import { toStatements } from './read-sections.ts';

/** Ways to reach the provider, and what happens then. */
export function toContactPage(
  { phone, email, address }: SiteSettings,
  { responseTime, steps }: ContactPromise,
): SitePage {
  const sections: Section[] = [
    { headings: ['Telephone number'], statements: [phone && `Phone: ${phone}.`] },
    { headings: ['Email address'], statements: [email && `Email: ${email}.`] },
    {
      headings: ['Office address and location'],
      statements: [address.length > 0 ? `Address: ${address.join(', ')}.` : ''],
    },
    {
      headings: ['Contact form and how soon we answer messages'],
      statements: [
        'Tell us what you run today and what you need it to do next.',
        'An engineer reads every message.',
        `We answer ${responseTime}.`,
      ],
    },
    {
      headings: ['What happens next'],
      statements: steps.items.map(({ title, description }) => `${title}: ${description}`),
    },
  ];
  return {
    path: '/contact-us',
    kind: 'contact',
    title: 'Contact Us',
    responseTime,
    sections: sections.map(withoutEmpty).filter(({ statements }) => statements.length > 0),
  };
}

/** The SMB program, with its deadline and what is left of its funding pool at the time of the answer. */
export function toFundingPage({ title, description, pillars, teaser, responseTime, ...program }: SmbProgram): SitePage {
  const amount = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-US')}`;
  const date = toDeadline(program.applyBy);
  const deadline = (now: number) => {
    const days = Math.ceil((Date.parse(program.applyBy) - now) / 86_400_000);
    return days > 0
      ? [
          `The ${amount(program.fundingPool)} program is open: apply by ${date}.`,
          `${days} ${days === 1 ? 'day is' : 'days are'} left to apply.`,
        ]
      : [`The ${amount(program.fundingPool)} program is closed: applications had to be in by ${date}.`];
  };
  const funding = (spent?: number) => [
    spent === undefined
      ? `The funding pool holds ${amount(program.fundingPool)}.`
      : `${amount(Math.max(0, program.fundingPool - spent))} of the funding pool of ${amount(program.fundingPool)} is left.`,
  ];
  return {
    path: '/smb-aws-accelerator-program',
    kind: 'funding',
    title: 'SMB AWS Accelerator Program',
    sections: [
      { headings: [], statements: [title, ...toStatements(description), ...toStatements(teaser.description)] },
      {
        headings: ['Status and deadline of the application'],
        statements: [
          `The ${amount(program.fundingPool)} program is open or closed, and applications close on ${date}.`,
          'Days left to apply.',
        ],
        toStatements: ({ now }) => deadline(now),
      },
      {
        headings: ['Funding left and spent'],
        statements: [`How much of the ${amount(program.fundingPool)} funding pool is left or spent.`],
        toStatements: ({ spent }) => funding(spent),
      },
      { headings: ['Pillars'], statements: pillars.map((pillar) => `${pillar.title}: ${pillar.description}`) },
      {
        headings: ['How to apply'],
        statements: ['Apply with the form on this page.', `We will reply ${responseTime}.`],
      },
      { headings: ['Focus areas of the application form'], statements: [...focusAreas] },
    ],
  };
}

/** `December 31, 2025 at 11:59 PM UTC-5`, in the offset in which it was written. */
function toDeadline(applyBy: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)$/.exec(applyBy) ?? [];
  const shift = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const zone = shift === 0 ? 'UTC' : `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return `${format.format(Date.parse(applyBy) + shift)} ${zone}`;
}

/** The policies and the privacy notice, each section under its heading. */
export function toPolicyPages(): SitePage[] {
  return [
    toPolicyPage('/acceptance-use-policy', acceptableUsePolicy),
    toPolicyPage('/data-security', dataSecurityPolicy),
    toPolicyPage('/access-control-policy', accessControlPolicy),
    toPolicyPage('/privacy', privacyNotice),
  ];
}

function toPolicyPage(path: string, { title, summary, sections, date = policyDate }: Policy): SitePage {
  const first = { headings: [], statements: [summary, `In effect since ${date.shown}.`] };
  const others = sections.map((section) => ({
    headings: [section.title],
    statements: [...toStatements(section.text), ...(section.points ?? [])],
  }));
  return { path, kind: 'policy', title, sections: [first, ...others] };
}

function withoutEmpty(section: Section): Section {
  return { ...section, statements: section.statements.filter(Boolean) };
}
