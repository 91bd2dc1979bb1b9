import * as v from 'valibot';

/**
 * What the browser may know of the configuration, read by the shell's server at start and sent with every page. Holds
 * no secret.
 */
export const runtimeConfigSchema = v.object({
  /** Origin of the public site, for canonical addresses, e.g. `https://www.example.com`. */
  siteOrigin: v.pipe(v.string(), v.url()),
  /** Where `POST /prod/store/contacts` is answered (spec section 7). */
  contactsApiUrl: v.pipe(v.string(), v.url()),
  /** Where `GET /smb/spentAmount` and `POST /bedrock` are answered (spec section 7). */
  providerApiUrl: v.pipe(v.string(), v.url()),
  /** The separate sustainability site of the Insights menu. */
  sustainabilityUrl: v.pipe(v.string(), v.url()),
  /** Google Tag Manager container; analytics stays off where it is missing. */
  tagManagerId: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/))),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
