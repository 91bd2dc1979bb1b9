import { sitePreset } from 'shared-contracts/build/site-preset.ts';

const preset = sitePreset({ name: 'shell', entry: { web: './src/index.ts', ssr: './src/server.ts' } });

export default { ...preset, output: { ...preset.output, assetPrefix: '/assets/' } };
