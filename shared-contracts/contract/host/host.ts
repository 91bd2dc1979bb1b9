/**
 * What the shell gives to remotes at run time, as a shared singleton: everything that has to be the same object on both
 * sides (React contexts, router context keys) and the parts of the router that remotes may use. All other shared code
 * is compiled into each remote. The singleton has the contract version, so a federation runtime refuses a remote that
 * was built for another major.
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
