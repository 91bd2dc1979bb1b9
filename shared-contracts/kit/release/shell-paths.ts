/** First segments of what every shell answers itself. Those that begin with `_` are the shell's too. */
const segments = new Set([
  'apple-touch-icon.png',
  'assets',
  'broken',
  'composition.json',
  'content',
  'favicon.ico',
  'healthz',
  'link-pictures',
  'llms.txt',
  'pdfs',
  'provided.json',
  'report',
  'robots.txt',
  'rss.xml',
  'sitemap.xml',
  'unsupported-device',
]);

/** Whether a claimed path is one that the shell answers itself, so that no visitor would get a remote's page there. */
export function isShellPath(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  return segments.has(first) || first.startsWith('_');
}
