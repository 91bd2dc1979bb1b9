/**
 * Gives a redirect the parameters that the page's key left out, such as where the visitor came from: they are no part of
 * the page, but the browser and analytics at its new address read them.
 *
 * @param key what the redirect was made from
 */
export function withLeftOut(redirect: Response, { url }: Request, key: string): Response {
  const location = redirect.headers.get('Location');
  const asked = new URL(url);
  const used = new URL(key, asked).searchParams;
  const left = [...asked.searchParams].filter(([name]) => !used.has(name));
  const target = location === null ? undefined : URL.parse(location, asked);
  if (!target || target.origin !== asked.origin || left.length === 0) return redirect;
  for (const [name, value] of left) target.searchParams.append(name, value);
  const headers = new Headers(redirect.headers);
  headers.set('Location', target.pathname + target.search + target.hash);
  return new Response(null, { status: redirect.status, headers });
}
