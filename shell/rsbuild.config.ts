import { sitePreset } from '@site/kit/build/site-preset';

const preset = sitePreset({ name: 'shell', entry: { web: './src/index.ts', ssr: './src/server.ts' } });

export default { ...preset, output: { ...preset.output, assetPrefix: '/assets/' } };
