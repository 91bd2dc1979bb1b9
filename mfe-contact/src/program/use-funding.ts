import { createProviderApi } from '@site/contract/clients/provider-api';
import { useHost } from '@site/contract/host';
import { useEffect, useState } from 'react';
import { type FundingStatus, toFundingStatus } from './funding-status.ts';
import { getSpentAmount } from './get-spent-amount.ts';

/** The funding as the server's page shows it, which may be as old as the page, until the browser has asked again. */
export function useFunding(pool: number, shown: FundingStatus): FundingStatus {
  const { config } = useHost();
  const [funding, setFunding] = useState(shown);

  useEffect(() => {
    const leaving = new AbortController();
    getSpentAmount(createProviderApi(config), leaving.signal).then(
      (spent) => setFunding(toFundingStatus(pool, spent)),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          console.info('Could not refresh the funding; the page keeps what it shows:', error);
      },
    );
    return () => leaving.abort();
  }, [config, pool]);

  return funding;
}
