import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The static site that the composed site is compared with. */
interface Twin {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the fastest version that a page of this site could have: its own HTML, styles, fonts and images without any
 * script, as precompressed files behind `sirv`.
 *
 * @param paths the pages to copy; links to other pages are broken
 */
export async function startStaticTwin(site: string, paths: readonly string[]): Promise<Twin> {
  const directory = await mkdtemp(join(tmpdir(), 'twin-'));
  const assets = new Set<string>();
  for (const path of paths) {
    const html = withoutScripts(await (await fetch(site + path)).text());
    await write(join(directory, path, 'index.html'), Buffer.from(html), true);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"|url\((\/assets\/[^)]+)\)/g))
      assets.add(address);
    for (const [address = ''] of html.matchAll(/\/assets\/[\w.-]+\.woff2/g)) assets.add(address);
  }
  for (const address of assets) {
    const bytes = Buffer.from(await (await fetch(site + address)).arrayBuffer());
    if (address) await write(join(directory, address), bytes, /\.svg$/.test(address));
  }
  const file = join(import.meta.dirname, 'serve-static.ts');
  const child = fork(file, [directory], { execArgv: [] });
  const [url] = await once(child, 'message');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(directory, { recursive: true });
    },
  };
}

async function write(file: string, bytes: Buffer, isText: boolean): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!isText) return;
  await writeFile(`${file}.br`, brotliCompressSync(bytes));
  await writeFile(`${file}.gz`, gzipSync(bytes));
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<template id="after-paint">.*?<\/template>/s, '');
}
