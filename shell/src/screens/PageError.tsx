import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { reportProblem } from '../report/report-problem.ts';
import { RemoteFallback } from './RemoteFallback.tsx';

/** What a page's error becomes: the fallback with Retry, in the page's place only. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => reportProblem({ kind: 'page-error', error }), [error]);
  return <RemoteFallback onRetry={() => navigate(pathname + search + hash, { replace: true })} />;
}
