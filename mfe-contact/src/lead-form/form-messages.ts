/** What a form says while it sends and once it succeeds or fails (spec section 8). */
export const formMessages = {
  sending: 'Sending...',
  contactFailed: 'Failed to send message. Please try again later.',
  received: 'We have received your submission. A cloud expert will be in touch with you shortly.',
  caseStudyFailed: 'Failed to submit. Please try again later.',
  caseStudySent: 'Thank you! Please check your email for case study document.',
  programSent: 'Message sent successfully!',
} as const;
