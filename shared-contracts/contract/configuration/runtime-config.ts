/**
 * The configuration for the browser. The shell's server reads it at startup and sends it with every page, so it
 * contains no secrets.
 */
export interface RuntimeConfig {
  /** Origin of the public site, for canonical URLs, e.g. `https://www.example.com`. */
  siteOrigin: string;
  /** Origin of `POST /prod/store/contacts` (spec section 7). */
  contactsApiUrl: string;
  /** Origin of `GET /smb/spentAmount` and `POST /bedrock` (spec section 7). */
  providerApiUrl: string;
  /** The separate sustainability site in the Insights menu. */
  sustainabilityUrl: string;
  /** Google Tag Manager container. Without it, analytics is off. */
  tagManagerId?: string;
}
