/** Names of query parameters by which marketing tells where visitors come from. No page shows something else because of them. */
export const marketingParameters =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_cid|mc_eid)$/;
