import type { ContentEnv } from './env.ts';
import type { startContentService } from './start-content-service.ts';

/** Turns the service's variables into options. The control endpoint stays off in production. */
export function toContentOptions(env: ContentEnv): Parameters<typeof startContentService>[0] {
  return {
    port: env.CONTENT_PORT,
    hostname: env.CONTENT_HOSTNAME,
    space: env.CONTENT_EXPORT_FILE,
    assetsDirectory: env.CONTENT_ASSETS_DIRECTORY,
    cacheDirectory: env.CONTENT_CACHE_DIRECTORY,
    config: {
      spaceId: env.CONTENTFUL_SPACE_ID,
      environment: env.CONTENTFUL_ENVIRONMENT,
      tokens: { delivery: env.CONTENTFUL_DELIVERY_TOKEN, preview: env.CONTENTFUL_PREVIEW_TOKEN },
      publicUrl: env.CONTENT_PUBLIC_URL,
      controlToken: env.NODE_ENV === 'production' ? undefined : env.CONTENT_CONTROL_TOKEN,
    },
  };
}
