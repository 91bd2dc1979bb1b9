import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { RemoteFallback } from './RemoteFallback.tsx';

/** Replaces a page that threw with the fallback and its Retry button. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  console.info('Could not show the page.', error);
  return <RemoteFallback onRetry={() => navigate(pathname + search + hash, { replace: true })} />;
}
