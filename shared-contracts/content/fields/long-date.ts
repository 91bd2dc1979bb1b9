/** Written out, because a formatter of `Intl` takes a slow phone a quarter of a second to make. */
const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * Formats a date field for visitors, e.g. `December 31, 2025`. Keeps the day that the editor wrote, regardless of the
 * visitor's time zone (spec section 2, Press and SMB program).
 *
 * @param date `YYYY-MM-DD`, with or without a time; anything else returns an empty string
 */
export function toLongDate(date: string): string {
  const day = new Date(date.slice(0, 10));
  if (Number.isNaN(day.getTime())) return '';
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
