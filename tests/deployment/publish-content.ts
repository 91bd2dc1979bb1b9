import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

interface Publication {
  /** The export that the content service reads. */
  file: string;
  /** A text in it, and its replacement. */
  from: string;
  to: string;
  /** The site that Contentful tells, once. */
  url: string;
  /** Signs the webhook. */
  secret: string;
}

/**
 * Publishes a changed text, as an editor does in Contentful, which calls one webhook.
 *
 * @returns the status that the webhook got
 */
export async function publishContent({ file, from, to, url, secret }: Publication): Promise<number> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`The content does not say: ${from}`);
  await writeFile(file, text.replaceAll(from, to));
  const timestamp = String(Date.now());
  const signed = 'x-contentful-signed-headers,x-contentful-timestamp';
  const lines = [`x-contentful-signed-headers:${signed}`, `x-contentful-timestamp:${timestamp}`];
  const canonical = ['POST', '/content/invalidate', lines.join(';'), '{}'].join('\n');
  const headers = {
    'X-Contentful-Signed-Headers': signed,
    'X-Contentful-Timestamp': timestamp,
    'X-Contentful-Signature': createHmac('sha256', secret).update(canonical).digest('hex'),
  };
  const { status } = await fetch(`${url}/content/invalidate`, { method: 'POST', body: '{}', headers });
  return status;
}
