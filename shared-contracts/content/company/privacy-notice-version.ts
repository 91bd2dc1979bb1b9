/** The version of the privacy notice that forms show, stored with each lead: the date from which it applies. */
export const privacyNoticeVersion = '2026-11-22';
