import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageRequest } from './image-request.ts';
import { type Picture, transformImage } from './transform-image.ts';

/** Keeps transformed pictures on disk. A picture that many clients request at once is made once. */
export interface ImageCache {
  get(file: string, request: ImageRequest): Promise<Picture>;
}

/** @param warn receives one line if the directory is not writable; every request then makes its picture */
export function createImageCache(directory: string, warn: (line: string) => void): ImageCache {
  const inFlight = new Map<string, Promise<Picture>>();
  let isWritable = true;

  async function make(key: string, file: string, request: ImageRequest): Promise<Picture> {
    const path = join(directory, key.slice(0, 2), key);
    const known = await read(path);
    if (known) return known;
    const picture = await transformImage(file, request);
    if (isWritable) {
      await store(path, picture).catch((error: Error) => {
        isWritable = false;
        warn(`content: pictures are not cached: ${error.message}`);
      });
    }
    return picture;
  }

  return {
    get: async (file, request) => {
      const { mtimeMs, size } = await stat(file);
      const key = createHash('sha256')
        .update(JSON.stringify([file, mtimeMs, size, request]))
        .digest('hex');
      const running = inFlight.get(key);
      if (running) return running;
      const made = make(key, file, request).finally(() => inFlight.delete(key));
      inFlight.set(key, made);
      return made;
    },
  };
}

async function read(path: string): Promise<Picture | undefined> {
  const file = await readFile(path).catch(() => undefined);
  const end = file?.indexOf('\n') ?? -1;
  if (!file || end < 0) return undefined;
  return { contentType: file.toString('utf8', 0, end), body: file.subarray(end + 1) as Picture['body'] };
}

/** The first line is the content type. The rename makes the file appear as a whole. */
async function store(path: string, { contentType, body }: Picture): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([Buffer.from(`${contentType}\n`), body]));
  await rename(unfinished, path);
}
