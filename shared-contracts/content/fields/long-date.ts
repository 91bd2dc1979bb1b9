const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A date field as visitors read it, e.g. `December 31, 2025`: the day that the editor wrote, whatever the time zone of the
 * reader (spec section 2, Press and SMB program).
 *
 * @param date `YYYY-MM-DD`, with or without a time; anything else gives an empty text
 */
export function toLongDate(date: string): string {
  const day = Date.parse(date.slice(0, 10));
  return Number.isNaN(day) ? '' : format.format(day);
}
