import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'shared-contracts/host';
import { type ListQuery, pageSize, readListQuery, toSearch } from './query/list-query.ts';

/**
 * The query in the address, and ways to change it. What the visitor chose shows at once, while its results are still being
 * looked for.
 */
export function useListQuery() {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ at: search, query: readListQuery(new URLSearchParams(search)) });
  let { query } = chosen;
  if (chosen.at !== search) {
    query = readListQuery(new URLSearchParams(search));
    setChosen({ at: search, query });
  }

  function change(changes: Partial<ListQuery>, { replace = false } = {}) {
    const next = { ...query, shown: pageSize, ...changes };
    setChosen({ at: search, query: next });
    void navigate({ pathname, search: toSearch(next) }, { replace, preventScrollReset: true });
  }

  return { query, change, isPending: navigation.location?.pathname === pathname };
}
