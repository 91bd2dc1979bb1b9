import { data } from '@site/contract/host';

/** Loader data that is answered with another status than 200. The router takes it out of its wrapping again. */
export function withStatus<Data>(status: number, loaded: Data): Data {
  return data(loaded, { status }) as unknown as Data;
}
