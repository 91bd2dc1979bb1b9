import { readBytes } from '@site/server/read-bytes';

/** How long a file may take, in milliseconds. */
const longestRead = 10_000;
/** In bytes. Mail makes a third more of it, and many mail servers refuse more than 10 MB. */
const largestFile = 7_000_000;

/** Downloads a PDF that is to be sent by mail. @throws an Error of one line if it is too large, too slow, or no PDF */
export async function readPdf(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestRead), redirect: 'error' });
  if (!response.ok || !response.body) throw new Error(`the file's server answered ${response.status}`);
  const file = await readBytes(response, largestFile);
  if (!file) throw new Error('the file is larger than 7 MB');
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the file is no PDF');
  return file;
}
