/** Query parameters by which advertising networks name a click. */
export const clickIds = [
  'gclid',
  'wbraid',
  'gbraid',
  'dclid',
  'msclkid',
  'li_fat_id',
  'fbclid',
  'ttclid',
  'twclid',
] as const;

/** Names of query parameters by which marketing tells where visitors come from. No page shows something else because of them. */
export const marketingParameters = new RegExp(`^(utm_\\w+|mc_cid|mc_eid|${clickIds.join('|')})$`);
