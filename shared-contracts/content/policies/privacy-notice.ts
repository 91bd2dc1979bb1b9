import { privacyNoticeVersion } from '../company/privacy-notice-version.ts';
import type { Policy } from './policy.ts';

/** What the site keeps about visitors. A change of meaning needs a new `privacyNoticeVersion`. */
export const privacyNotice: Policy = {
  title: 'Privacy Notice',
  date: { iso: privacyNoticeVersion, shown: '11/22/2026' },
  summary: 'What this website keeps about you, why, for how long, and how to have it erased.',
  sections: [
    {
      title: 'When you send a form',
      text: 'We keep what you type into the form: your name, email address, phone number, and, where the form asks for them, company, message and focus area. We use it to answer you, and for nothing else.',
      points: [
        'With it, we keep the page you came from, the time, and the version of this notice that you saw.',
        'If a campaign or another website brought you here, we keep its name, the identifier of the advertisement, and your first page with us.',
        'We send one message to our sales team and, if you ask for a case study, one to you.',
        'We do not sell it, and we share it with nobody but the companies that run our servers and email for us.',
      ],
    },
    {
      title: 'When you only read',
      text: 'You need no account, and the pages set no cookie of their own.',
      points: [
        'While this browser tab is open, it remembers the page and campaign that you came from, the service you last selected, and your questions to the assistant. This stays in your browser unless you send a form.',
        'If you rate one of the assistant’s answers and send the rating, we keep it with your question and your note, after taking out what may say who you are. A question that you only ask is not kept.',
        'We count visits only if you accept, and take a Global Privacy Control signal for a refusal. The link Privacy Choices at the end of each page changes your answer.',
        'To protect our forms, we count requests by a digest of your network address, and questions to the assistant also by a random mark that your browser forgets with the tab. Our logs say nothing about a person.',
      ],
    },
    {
      title: 'How long we keep it',
      points: [
        'Forms: two years at most, then they are erased by themselves.',
        'Messages that wait to be sent: until they are sent, or one year if they cannot be.',
        'Ratings of answers: 180 days.',
        'Digests of network addresses: one day at most.',
      ],
    },
    {
      title: 'How to have it erased',
      text: 'Write to us from the email address that you gave, or use the contact form. We erase everything under that address, including messages that wait, within 30 days, and tell you when it is done. You can also ask for a copy, or for a correction.',
    },
  ],
};
