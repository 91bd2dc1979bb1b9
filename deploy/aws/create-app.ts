import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { DeploymentEnv } from './env.ts';
import { ImageStack } from './image-stack.ts';
import { SiteStack } from './site-stack.ts';

interface Folders {
  /** The folder that `npm run build:lambda -w services` makes. */
  lambdaDirectory: string;
  outputDirectory: string;
}

/** CloudFront takes its certificate and its firewall from this region only, and the site lives beside them. */
const region = 'us-east-1';

/** The production of this site: a registry of images, and everything that runs. */
export function createApp(settings: DeploymentEnv, { lambdaDirectory, outputDirectory }: Folders): App {
  const app = new App({ outdir: outputDirectory, analyticsReporting: false, treeMetadata: false });
  const env = { account: settings.AWS_ACCOUNT, region };
  const images = new ImageStack(app, 'SiteImages', { env, terminationProtection: true });
  new SiteStack(app, 'Site', {
    env,
    terminationProtection: true,
    settings,
    lambdaDirectory,
    shellImages: images.shell,
  });
  Tags.of(app).add('site', settings.SITE_DOMAIN);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
