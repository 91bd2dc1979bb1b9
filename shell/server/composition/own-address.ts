import type { ReleaseSet } from '../releases/releases.ts';
import { ownershipOf } from './page-request.ts';
import type { RenderedPage } from './rendering.ts';

/**
 * Whether a page is kept under an address of its own. Anybody can make up any number of others: with a query, or with a
 * parameter in another spelling that the page's loader accepts.
 */
export function isOwnAddress(key: string, { head }: RenderedPage, set: ReleaseSet): boolean {
  if (key.includes('?')) return false;
  const pattern = ownershipOf(set).ownerOf(key)?.path;
  if (pattern === undefined) return false;
  return !/[:*]/.test(pattern) || head.some(({ attributes }) => isCanonical(attributes, key));
}

function isCanonical({ property, content = '' }: Record<string, string>, path: string): boolean {
  return property === 'og:url' && URL.parse(content)?.pathname === path;
}
