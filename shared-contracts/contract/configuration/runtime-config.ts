/**
 * What the browser may know of the configuration, read by the shell's server at start and sent with every page. Holds
 * no secret.
 */
export interface RuntimeConfig {
  /** Origin of the public site, for canonical addresses, e.g. `https://www.example.com`. */
  siteOrigin: string;
  /** Where `POST /prod/store/contacts` is answered (spec section 7). */
  contactsApiUrl: string;
  /** Where `GET /smb/spentAmount` and `POST /bedrock` are answered (spec section 7). */
  providerApiUrl: string;
  /** The separate sustainability site of the Insights menu. */
  sustainabilityUrl: string;
  /** Google Tag Manager container; analytics stays off where it is missing. */
  tagManagerId?: string;
}
