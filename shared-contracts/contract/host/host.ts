/**
 * What the shell gives to remotes at run time, as one shared singleton: the identities that have to be the same object
 * on both sides (React contexts, router context keys) and the router pieces that remotes may use. Everything else in
 * shared-contracts is compiled into each remote. Its version is the contract version: the federation runtime refuses
 * a remote that was built against another major.
 */
export {
  data,
  Form,
  Outlet,
  redirect,
  useActionData,
  useFetcher,
  useHref,
  useLinkClickHandler,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export { contentContext, leadsContext, providerContext } from './router-contexts.ts';
export { type Host, HostContext, useHost } from './site-host.ts';
