import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { readStoreEnv } from './env.ts';
import { manifestFile, type ReleaseStore, registryFile, type StoredFile } from './release-store.ts';
import { toStoredHeaders } from './stored-headers.ts';

/** How often a write is tried that S3 refuses because another one of the same file is under way. */
const mostConflicts = 20;
/** How long a server may be silent, in milliseconds. */
const silence = 20_000;
/** How many files one request may delete. */
const batch = 1_000;

/**
 * Releases in a bucket. `If-None-Match: *` guards each file from being overwritten, `If-Match` the registry. Region,
 * credentials and the address of a server that is not Amazon's come from the SDK's own variables, such as
 * `AWS_REGION` and `AWS_ENDPOINT_URL_S3`.
 *
 * @param address `s3://bucket/prefix`
 * @param patience how long a server may be silent, in milliseconds
 */
export function createS3Store(address: string, patience = silence): ReleaseStore {
  const [, Bucket, folder = ''] = /^s3:\/\/([a-z\d][a-z\d.-]+[a-z\d])(?:\/(.*?))?\/*$/.exec(address) ?? [];
  if (!Bucket) throw new Error(`${address} is not the address of a bucket, such as s3://site-releases/releases.`);
  const prefix = folder && `${folder}/`;
  // Other servers have no name for each bucket.
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = readStoreEnv();
  const forcePathStyle = Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL);
  // Without limits, the SDK waits for ever for a server that takes a request and does not answer.
  const requestHandler = { connectionTimeout: patience, socketTimeout: patience };
  const client = new S3Client({ forcePathStyle, requestHandler });
  // A second try would find the first one's document there, and take it for another command's.
  const singleTry = new S3Client({ forcePathStyle, requestHandler, maxAttempts: 1 });

  return {
    async read(path) {
      return (await get(path))?.content;
    },
    async list(path) {
      const files: StoredFile[] = [];
      const below = path && `${path}/`;
      await explain(`list ${path}`, async () => {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below })) {
          for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
            files.push({ path: Key.slice(prefix.length), bytes: Size, writtenAt: LastModified });
        }
      });
      return files;
    },
    async add(path, content) {
      const command = new PutObjectCommand({ ...toObject(path, content), IfNoneMatch: '*' });
      return explain(`write ${path}`, async () => {
        for (let attempt = 1; ; attempt += 1) {
          const outcome = await tryTo(client.send(command));
          if (outcome !== 'ConditionalRequestConflict' || attempt === mostConflicts) return outcome === 'done';
        }
      });
    },
    async replace(path, content) {
      await explain(`write ${path}`, () => client.send(new PutObjectCommand(toObject(path, content))));
    },
    async remove(path) {
      const paths = (await this.list(path)).map((file) => file.path);
      await drop(paths.filter((name) => name === `${path}/${manifestFile}`));
      await drop(paths);
    },
    async readRegistry() {
      const known = await get(registryFile);
      return known && { text: known.content.toString('utf8'), tag: known.tag };
    },
    async swapRegistry(text, before) {
      const condition = before ? { IfMatch: before } : { IfNoneMatch: '*' };
      const command = new PutObjectCommand({ ...toObject(registryFile, text), ...condition });
      return explain('write the registry', async () => {
        try {
          return (await tryTo(singleTry.send(command))) === 'done';
        } catch (error) {
          // Perhaps only the answer was lost.
          if ((await get(registryFile))?.content.toString('utf8') === text) return true;
          throw error;
        }
      });
    },
  };

  function toObject(path: string, Body: string | Uint8Array) {
    return { Bucket, Key: prefix + path, Body, ...toStoredHeaders(path) };
  }

  async function get(path: string): Promise<{ content: Buffer; tag: string } | undefined> {
    return explain(`read ${path}`, async () => {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + path }));
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
      } catch (error) {
        if (isRefusal(error, 'NoSuchKey')) return undefined;
        throw error;
      }
    });
  }

  async function drop(paths: readonly string[]): Promise<void> {
    for (let start = 0; start < paths.length; start += batch) {
      const Objects = paths.slice(start, start + batch).map((path) => ({ Key: prefix + path }));
      const { Errors: [first] = [] } = await explain('delete', () =>
        client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
      );
      if (first) throw new Error(`${address} did not delete ${first.Key}: ${first.Message}`);
    }
  }

  async function explain<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      const { name, message } = error as Error;
      throw new Error(
        `Could not ${what} in ${address}: ${name}: ${message}. Check the address, AWS_REGION, AWS_ENDPOINT_URL_S3 and the credentials.`,
        { cause: error },
      );
    }
  }
}

/** @returns `done`, or why a conditional write was refused */
async function tryTo(write: Promise<unknown>): Promise<string> {
  try {
    await write;
    return 'done';
  } catch (error) {
    if (isRefusal(error, 'PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey')) return (error as Error).name;
    throw error;
  }
}

function isRefusal(error: unknown, ...names: string[]): boolean {
  return error instanceof S3ServiceException && names.includes(error.name);
}
