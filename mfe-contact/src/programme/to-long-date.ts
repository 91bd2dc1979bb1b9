const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The calendar day of a moment in the moment's own offset: `2025-12-31T23:59:59-05:00` is December 31, 2025 everywhere. */
export function toLongDate(moment: string): string {
  return longDate.format(Date.parse(moment.slice(0, 10)));
}
