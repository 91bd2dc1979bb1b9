/** Campaign parameters of an address, as marketing sets them. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The fields of {@link LeadSource}. */
export const leadSourceFields = [...campaignParameters, 'clickId', 'referrer', 'landingPage', 'callToAction'] as const;

/**
 * Where a lead comes from: the campaign, the id of a clicked advertisement (such as `gclid=x`), the other site and the page of
 * the visitor's first step in this session, and the text of the call to action that led to the form.
 */
export type LeadSource = Partial<Record<(typeof leadSourceFields)[number], string>>;

/** The longest value of a field. Longer ones are cut. */
export const leadSourceLimit = 200;

const key = 'lead-source';

/** Keeps the first step of a session, in the browser and for this session only. Does nothing after the first step. */
export function keepFirstTouch(source: LeadSource): void {
  try {
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify(source));
  } catch {
    // The lead arrives without it.
  }
}

/** The first step of this session. Empty if there is nothing to tell. Only in the browser. */
export function readFirstTouch(): LeadSource {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as LeadSource;
  } catch {
    return {};
  }
}
