/** Searches the site. A plain form, which works before any script has run; it stands in the bar and in the phone's menu. */
export const searchBox = (
  <form action="/search">
    <input type="search" name="q" aria-label="Search this site" placeholder="Search" />
  </form>
);
