import type { ComponentType } from 'react';
import type { ActionFunctionArgs, data, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PageMeta } from './page-meta.ts';
import type { FragmentName } from './remote-fragment.ts';

/**
 * What `pages/<page id>` exposes as `route`: a React Router route without its path, which is in the remote's `remote.ts`.
 * Loader and action are isomorphic: they run on the server for the first page and in the browser after that, and get
 * their services from `context` only.
 */
export interface RemoteRoute<Data = unknown> {
  loader?: (args: LoaderFunctionArgs) => Promise<Loaded<Data>> | Loaded<Data>;
  action?: (args: ActionFunctionArgs) => Promise<unknown> | unknown;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: RouteObject['shouldRevalidate'];
  handle: RouteHandle<Data>;
}

/** What a loader returns: its data, its data with a status (`data(null, { status: 404 })`), or a redirect. */
type Loaded<Data> = Data | ReturnType<typeof data<Data>> | Response;

/** The typed `handle` of a remote's route. */
export interface RouteHandle<Data = unknown> {
  /** Title, description and the rest of the `<head>`, which only the shell renders. */
  meta(args: MetaArgs<Data>): PageMeta;
  /** Other teams' fragments on this page, so that the server can render them with it. */
  fragments?: readonly FragmentName[];
  /**
   * The parameters of its address's query that the page reads, e.g. `['industry']`. The server renders it without any
   * other, so that addresses which differ in others only are one page in the caches.
   */
  query?: readonly string[];
}

export interface MetaArgs<Data = unknown> {
  /** What the loader returned; `undefined` if it failed. */
  data: Data | undefined;
  params: Record<string, string | undefined>;
  /** The URL of the page. */
  url: URL;
}

/** Checks a route's types and returns it unchanged. */
export function defineRoute<Data>(route: RemoteRoute<Data>): RemoteRoute<Data> {
  return route;
}
