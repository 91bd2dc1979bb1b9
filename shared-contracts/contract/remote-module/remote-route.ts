import type { ComponentType } from 'react';
import type { ActionFunctionArgs, data, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PageMeta } from './page-meta.ts';
import type { FragmentName } from './remote-fragment.ts';

/**
 * What `pages/<page id>` exposes as `route`: a React Router route without its path, which stands in
 * shared-contracts/remotes. Loader and action are isomorphic: they run on the server for the first page and in the
 * browser afterwards, and take their services from `context` only.
 */
export interface RemoteRoute<Data = unknown> {
  loader?: (args: LoaderFunctionArgs) => Promise<Loaded<Data>> | Loaded<Data>;
  action?: (args: ActionFunctionArgs) => Promise<unknown> | unknown;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: RouteObject['shouldRevalidate'];
  handle: RouteHandle<Data>;
}

/** What a loader returns: its data, the same with a status (`data(null, { status: 404 })`), or a redirect. */
type Loaded<Data> = Data | ReturnType<typeof data<Data>> | Response;

/** The typed `handle` of a remote's route. */
export interface RouteHandle<Data = unknown> {
  /** Title, description and the rest of the `<head>`; the shell writes it, once. */
  meta(args: MetaArgs<Data>): PageMeta;
  /** Fragments of other teams on this page, so that the server can render them with it. */
  fragments?: readonly FragmentName[];
}

export interface MetaArgs<Data = unknown> {
  /** What the loader returned; `undefined` where it failed. */
  data: Data | undefined;
  params: Record<string, string | undefined>;
  /** The address of the page on this site. */
  url: URL;
}

/** Checks a route's types where it is written; returns it as it is. */
export function defineRoute<Data>(route: RemoteRoute<Data>): RemoteRoute<Data> {
  return route;
}
