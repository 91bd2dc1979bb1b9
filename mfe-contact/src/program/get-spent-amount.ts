import { type ProviderApi, readEnvelope } from '@site/contract/clients/provider-api';

/**
 * Dollars spent of the funding pool: `GET /smb/spentAmount` (spec section 7), whose answer is text such as `$120,500`.
 *
 * @throws as the API does, or where the answer has no amount
 */
export async function getSpentAmount(api: ProviderApi, signal: AbortSignal): Promise<number> {
  const body = (await readEnvelope(await api.request('smb/spentAmount', { signal }))) as {
    amountSpend?: unknown;
  } | null;
  const amount = Number.parseFloat(String(body?.amountSpend).replace(/[$,\s]/g, ''));
  if (!Number.isFinite(amount)) throw new Error('smb/spentAmount answered no amount');
  return amount;
}
