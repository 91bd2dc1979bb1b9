import * as v from 'valibot';

/**
 * The environment variables that say where a server reads content. Spread them into the schema of the server's own
 * variables. By default, a server reads the sample space from the local content service.
 */
export const contentVariables = {
  CONTENTFUL_SPACE_ID: v.optional(v.string(), 'sample'),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENTFUL_DELIVERY_TOKEN: v.optional(v.string(), 'sample-delivery-token'),
  /** `host` or `host:port`. `localhost` is read over HTTP, every other host over HTTPS. */
  CONTENTFUL_HOST: v.optional(v.string(), 'localhost:4000'),
};

/** Where a server reads content. */
export interface ContentSettings {
  space: string;
  environment: string;
  accessToken: string;
  /** `host` or `host:port`. `localhost` is read over HTTP, every other host over HTTPS. */
  host: string;
}

/** Picks the content settings from variables that `readEnvironment` has checked. */
export function toContentSettings(env: Record<keyof typeof contentVariables, string>): ContentSettings {
  return {
    space: env.CONTENTFUL_SPACE_ID,
    environment: env.CONTENTFUL_ENVIRONMENT,
    accessToken: env.CONTENTFUL_DELIVERY_TOKEN,
    host: env.CONTENTFUL_HOST,
  };
}
