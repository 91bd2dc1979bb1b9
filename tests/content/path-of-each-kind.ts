import { addressesIn } from '../site/addresses-in.ts';
import type { TestSite } from '../site/start-test-site.ts';

/** @returns each page without a parameter, and one page of each route with parameters */
export async function pathOfEachKind(site: TestSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = addressesIn(sitemap).map(({ pathname }) => pathname);
  const kinds = new Map(
    paths.toReversed().map((path) => [path.replace(/(?<=^\/(?!capability\/[^/]+$).+\/)[^/]+$/, '*'), path]),
  );
  return [...kinds.values()];
}
