import { type ProviderApi, readEnvelope } from '@site/contract/clients/provider-api';

/**
 * Fetches the dollars spent from the funding pool: `GET /smb/spentAmount` (spec section 7), which returns text such as
 * `$120,500`.
 *
 * @throws when the API fails or the response has no amount
 */
export async function getSpentAmount(api: ProviderApi, signal: AbortSignal): Promise<number> {
  const body = (await readEnvelope(await api.request('smb/spentAmount', { signal }))) as {
    amountSpend?: unknown;
  } | null;
  const amount = Number.parseFloat(String(body?.amountSpend).replace(/[$,\s]/g, ''));
  if (!Number.isFinite(amount)) throw new Error('smb/spentAmount returned no amount');
  return amount;
}
