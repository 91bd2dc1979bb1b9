import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { RenderedPage } from './rendering.ts';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Makes a rendered page small, because thousands of them are kept. */
export function packPage(page: RenderedPage): Promise<Uint8Array> {
  return deflate(JSON.stringify(page));
}

export async function unpackPage(packed: Uint8Array): Promise<RenderedPage> {
  return JSON.parse((await inflate(packed)).toString());
}
