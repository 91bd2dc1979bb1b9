/** A message that must not be sent again by itself. A person decides. */
export class MailRefused extends Error {
  /** `refused` for good by the mail server; `unanswered` after the server had the whole message, so it may have gone out. */
  readonly outcome: 'refused' | 'unanswered';

  constructor(outcome: 'refused' | 'unanswered', options: ErrorOptions) {
    super(`The mail was ${outcome}.`, options);
    this.outcome = outcome;
  }
}
