import { Fragment } from '@site/contract/remote-module/Fragment';
import type { FragmentElementProps } from '@site/contract/remote-module/fragment-element';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import { data, type RouteObject } from 'react-router-dom';
import { FormNotSent, formNotSentMeta, type UnsentForm } from '../screens/FormNotSent.tsx';
import { FormReceived, formReceivedMeta } from '../screens/FormReceived.tsx';
import { brokenRoute } from './site-routes.tsx';

/** A page that the shell shows instead of the one at the address. */
export type OwnPage =
  | { kind: 'broken' }
  | { kind: 'form-received' }
  | { kind: 'form-not-sent'; form: UnsentForm }
  /** One fragment alone, for the trial of a release. */
  | { kind: 'fragment'; name: FragmentName; props: Readonly<Record<string, unknown>> };

/** The routes of such a page. All but the error screen work without scripts, and get none. */
export function toOwnRoutes(page: OwnPage): RouteObject[] {
  if (page.kind === 'broken') return [brokenRoute];
  if (page.kind === 'fragment') {
    const sample = { name: page.name, props: page.props } as FragmentElementProps;
    return [{ id: 'fragment', path: '*', element: <Fragment {...sample} /> }];
  }
  if (page.kind === 'form-received') {
    return [{ id: 'form-received', path: '*', Component: FormReceived, handle: { meta: formReceivedMeta } }];
  }
  return [
    {
      id: 'form-not-sent',
      path: '*',
      loader: () => data(page.form, { status: page.form.errors.length > 0 ? 422 : 503 }),
      Component: FormNotSent,
      handle: { meta: formNotSentMeta },
    },
  ];
}
