import type { EnvironmentConfig } from '@rsbuild/core';
import { sitePreset } from '@site/kit/build/site-preset';

const preset = sitePreset({
  name: 'shell',
  entry: {
    web: './src/index.ts',
    preview: './src/preview/entry.ts',
    toolbar: './src/toolbar/entry.ts',
    ssr: './src/server.ts',
  },
});
const { preview, toolbar } = preset.environments ?? {};

const at = (assetPrefix: string, environment: EnvironmentConfig | undefined): EnvironmentConfig => ({
  ...environment,
  output: { ...environment?.output, assetPrefix },
});

export default {
  ...preset,
  output: { ...preset.output, assetPrefix: '/assets/' },
  environments: {
    ...preset.environments,
    preview: at('/assets/preview/', preview),
    toolbar: at('/assets/toolbar/', toolbar),
  },
};
