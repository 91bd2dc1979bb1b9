import { useLocation, useNavigate, useNavigation } from '@site/contract/host';
import { useRef, useState } from 'react';
import { type ListQuery, pageSize, readListQuery, toSearch } from './query/list-query.ts';

/**
 * Reads and changes the query in the URL. The filters show the visitor's choice immediately, while the results are still
 * loading.
 */
export function useListQuery() {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const isPending = next?.pathname === pathname;
  const address = isPending ? next.search : search;
  const [chosen, setChosen] = useState(() => ({ address, query: toQuery(address) }));
  const query = chosen.address === address ? chosen.query : toQuery(address);
  if (chosen.address !== address) setChosen({ address, query });

  /** Two filters may change before the first change is rendered. */
  const latest = useRef(query);
  latest.current = query;

  function change(changes: Partial<ListQuery>, { replace = false } = {}) {
    const changed = { ...latest.current, shown: pageSize, from: 0, ...changes };
    latest.current = changed;
    setChosen({ address, query: changed });
    void navigate({ pathname, search: toSearch(changed) }, { replace, preventScrollReset: true });
  }

  return { query, change, isPending };
}

function toQuery(search: string): ListQuery {
  return readListQuery(new URLSearchParams(search));
}
