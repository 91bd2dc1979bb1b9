import type { FragmentName } from '../remote-module/remote-fragment.ts';
import type { Claims } from './claims.ts';

/** What a remote is and owns, defined in the `remote.ts` of its package. Each release carries its claims. */
export interface RemoteDefinition extends Claims {
  /** The package's name, which is also the remote's name in the registry. */
  name: string;
  /** Paths of each page (spec section 2); page `home` is `src/home/route.tsx`. */
  pages: Readonly<Record<string, readonly `/${string}`[]>>;
  /** Public name of each fragment; folder `carousel` is `src/carousel/fragment.tsx`. */
  fragments: Readonly<Record<string, FragmentName>>;
  /** Port of its dev server. */
  devPort: number;
}

/** Checks the types of a remote's definition and returns it unchanged. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
