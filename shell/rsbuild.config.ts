import { sitePreset } from '@site/kit/build/site-preset';

const preset = sitePreset({
  name: 'shell',
  entry: { web: './src/index.ts', preview: './src/preview/entry.ts', ssr: './src/server.ts' },
});
const { preview } = preset.environments ?? {};

export default {
  ...preset,
  output: { ...preset.output, assetPrefix: '/assets/' },
  environments: {
    ...preset.environments,
    preview: { ...preview, output: { ...preview?.output, assetPrefix: '/assets/preview/' } },
  },
};
