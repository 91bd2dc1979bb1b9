import type { ListedPage, NavigationEntry } from '../releases/brought.ts';
import type { FragmentName, FragmentProps } from '../remote-module/remote-fragment.ts';
import type { Claims } from './claims.ts';

/** What a remote is and brings, defined in the `remote.ts` of its package. Each release carries it. */
export interface RemoteDefinition extends Claims {
  /** The package's name, which is also the remote's name in the registry. */
  name: string;
  /** Paths of each page (spec section 2); page `home` is `src/home/route.tsx`. */
  pages: Readonly<Record<string, readonly `/${string}`[]>>;
  /** Public name of each fragment; folder `carousel` is `src/carousel/fragment.tsx`. */
  fragments: Readonly<Record<string, FragmentName>>;
  /** JSON Schema of the data that each of its fragments takes, without callbacks; by public name. */
  fragmentProps?: { readonly [Name in FragmentName]?: DataSchema<FragmentProps[Name]> };
  /** Links that the shell adds to its navigation while the remote is served. */
  navigation?: readonly NavigationEntry[];
  /** Pages at fixed addresses, for sitemap.xml and llms.txt. */
  listed?: readonly ListedPage[];
  /** Content types that its loaders read, and calls of the API that it makes. A trial fails on other content. */
  needs: { content: readonly string[]; api: readonly string[] };
  /** Port of its dev server. */
  devPort: number;
}

/** Has a schema for each property that is not a function, so that types and schema name the same ones. */
interface DataSchema<Props> {
  type: 'object';
  properties: { [Key in DataKey<Props>]: { type: string; description?: string; examples?: readonly unknown[] } };
  required: readonly DataKey<Props>[];
}

type DataKey<Props> = {
  [Key in keyof Props]-?: Props[Key] extends (...args: never[]) => unknown ? never : Key;
}[keyof Props];

/** Checks the types of a remote's definition and returns it unchanged. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
