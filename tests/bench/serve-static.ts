import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** `node serve-static.ts <folder>`: serves a folder of precompressed files, in a process of its own. */
const serve = sirv(process.argv[2] ?? '.', {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    const isImmutable = path.startsWith('/assets/');
    response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
const server = createServer((request, response) => serve(request, response)).listen(0, 'localhost', () => {
  process.send?.(`http://localhost:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());
