import { request } from 'node:http';

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/**
 * Requests a path exactly as it is written, even if it is malformed; `fetch` would normalize it. The site may answer
 * before it has read the whole body, as it should if the body is too large.
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answered = false;
    const call = request({ hostname, port, path, method, headers }, (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      const finish = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(chunks).toString('utf8'),
        });
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', finish);
      response.on('error', finish);
    });
    call.on('error', (error) => {
      if (!answered) reject(error);
    });
    call.end(body);
  });
}
