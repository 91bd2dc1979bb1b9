import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { reportProblem } from '../report/report-problem.ts';
import { RemoteFallback } from './RemoteFallback.tsx';

/** Replaces a page that threw with the fallback and its Retry button. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => reportProblem({ kind: 'page-error', error }), [error]);
  return <RemoteFallback onRetry={() => navigate(pathname + search + hash, { replace: true })} />;
}
