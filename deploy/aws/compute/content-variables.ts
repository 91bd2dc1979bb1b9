import type { DeploymentEnv } from '../env.ts';

/** Where shell and assistant read content. The token comes from a secret. */
export function contentVariables({ CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT }: DeploymentEnv) {
  return { CONTENTFUL_HOST: 'cdn.contentful.com', CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT };
}
