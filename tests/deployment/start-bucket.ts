import { join } from 'node:path';
import { publishRelease } from '@site/kit/release/publish-release';
import { startS3Server } from '@site/kit/testing/s3/start-s3-server';
import { packageDirectory, packageVersion, readRemotes } from 'deploy/local/workspace.ts';
import { addToEnv } from '../site/env.ts';

/** An S3 server with a bucket that has a release of each remote of this workspace. */
export async function startBucket() {
  const server = await startS3Server();
  addToEnv(server.env);
  for (const { name } of await readRemotes()) {
    await publishRelease(server.address, {
      packageVersion: await packageVersion(name),
      distDirectory: join(packageDirectory(name), 'dist'),
    });
  }
  return server;
}
