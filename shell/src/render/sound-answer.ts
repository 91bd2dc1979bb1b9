/** The longest page with its data, in characters. The longest of this site has a hundredth of it. */
const longest = 10_000_000;

/** Statuses that have no body. */
const withoutBody = [204, 205, 304];

/** Headers that are about one visitor or the bytes of an answer; a page is made once for all, and encoded by the shell. */
const notForPages = /^(set-cookie|content-(encoding|length|type)|transfer-encoding|connection|trailer|upgrade)$/i;

/** @throws if no page can have this status */
export function checkStatus(status: number): void {
  const isRedirect = status >= 300 && status < 400;
  if (!(status >= 200 && status <= 599) || isRedirect || withoutBody.includes(status))
    throw new Error(`It answers with status ${status}, which no page can have.`);
}

/** @throws if a page and its data are so long that a few visitors would fill the memory */
export function checkSize(characters: number): void {
  if (characters > longest)
    throw new Error(`Its page and data have ${characters} characters. The most is ${longest}. Show or load less.`);
}

/** @throws if a browser could not follow this answer of a loader or action */
export function checkResponse(response: Response, { url, method }: Request): Response {
  if (response.status < 200) throw new Error('It answers with an error response.');
  const to = response.headers.get('Location');
  if (method !== 'POST' && to && new URL(to, url).href === url) throw new Error('It redirects to its own address.');
  return response;
}

/** Whether a header that a loader returns may be part of its page. */
export function isForPages(name: string): boolean {
  return !notForPages.test(name);
}
