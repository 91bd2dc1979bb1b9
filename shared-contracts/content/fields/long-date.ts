const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a date field for visitors, e.g. `December 31, 2025`. Keeps the day that the editor wrote, regardless of the
 * visitor's time zone (spec section 2, Press and SMB program).
 *
 * @param date `YYYY-MM-DD`, with or without a time; anything else returns an empty string
 */
export function toLongDate(date: string): string {
  const day = Date.parse(date.slice(0, 10));
  return Number.isNaN(day) ? '' : format.format(day);
}
