const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The calendar day of a date as it was written, whatever the reader's time zone: `December 31, 2025`.
 *
 * @param date `YYYY-MM-DD`, with or without a time; empty where it is no date
 */
export function toLongDate(date: string): string {
  const day = Date.parse(date.slice(0, 10));
  return Number.isNaN(day) ? '' : format.format(day);
}
