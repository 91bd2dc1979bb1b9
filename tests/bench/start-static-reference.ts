import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The static site that the composed site is compared with. */
interface Reference {
  url: string;
  close(): void;
}

/**
 * Starts the fastest version that a page of this site could have: its own HTML, styles, fonts and images without any
 * script, as precompressed files.
 *
 * @param paths the pages to copy; links to other pages are broken
 */
export async function startStaticReference(site: string, paths: string[]): Promise<Reference> {
  const files = new Map<string, { type: string; body: Buffer; encoding?: string }>();
  for (const path of paths) {
    const html = withoutScripts(await (await fetch(site + path)).text());
    files.set(path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(html), encoding: 'br' });
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
      if (files.has(address)) continue;
      const answer = await fetch(site + address);
      const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
      files.set(address, { type, body: Buffer.from(await answer.arrayBuffer()) });
    }
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': file.type,
      'Cache-Control': request.url?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
}
