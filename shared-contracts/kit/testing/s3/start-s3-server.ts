import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type Disturb, startConditionalWrites } from './conditional-writes.ts';

/** What a bucket has to allow, so that a site's pages may read releases from another address. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod>
</CORSRule></CORSConfiguration>`;

/**
 * Starts an S3 server of others, [s3rver](https://github.com/20minutes/s3rver), with a bucket that everybody may read.
 *
 * @param disturb breaks requests on purpose
 */
export async function startS3Server(disturb?: Disturb) {
  const bucket = `site-releases-${crypto.randomUUID()}`;
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [cors] }],
  });
  const { port } = await server.run();
  const guarded = await startConditionalWrites(port, disturb);
  return {
    /** For `RELEASES_URL`. */
    address: `s3://${bucket}/releases`,
    /** Where shells and browsers read the same files. */
    url: `${guarded.url}/${bucket}/releases`,
    /** The variables by which the AWS SDK finds this server. */
    env: {
      AWS_ENDPOINT_URL_S3: guarded.url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await guarded.stop();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
