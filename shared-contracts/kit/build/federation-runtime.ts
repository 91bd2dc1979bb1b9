/**
 * The federation runtime of browser builds. Rspack's plugins write down what a build shares, needs and exposes, and with
 * `enhanced: true` leave the rest to a runtime: @module-federation's, 25 kB, or this one, which does the one thing that
 * this site needs: strict singletons with a caret range (`sharedModules`).
 *
 * The share scope has Rspack's own shape, so that releases built with either runtime meet in one page.
 */
const { m: factories, c: instances, f: loaders } = __webpack_require__;

// biome-ignore lint/style/noProcessEnv: the mode of the build, which the bundler puts in its place
if (process.env.NODE_ENV !== 'production' && __webpack_require__.consumesLoadingData.initialConsumes.length > 0) {
  throw new Error('An entry imports a shared module directly. Move its code into a file of its own and import() that.');
}

/** Opens a share scope, where nobody has. */
__webpack_require__.I = (scopeName) => {
  if (!__webpack_require__.S[scopeName]) offer(scopeName, {});
};

/** A container's `init`: the share scope is the page's. */
__webpack_require__.initContainer = (scope) => offer('default', scope);

/** Offers what this build brings along, except versions that somebody offers already. */
function offer(scopeName: string, scope: ShareScope): void {
  __webpack_require__.S[scopeName] = scope;
  const { uniqueName: from, scopeToSharingDataMapping: brought } = __webpack_require__.initializeSharingData;
  for (const { name, version, factory: get } of brought[scopeName] ?? []) {
    scope[name] ??= {};
    scope[name][version] ??= { get, from };
  }
}

/** A container's `get`. */
__webpack_require__.getContainer = async (expose) => {
  const load = __webpack_require__.initializeExposesData?.moduleMap[expose];
  if (!load) throw new Error(`This remote does not expose ${expose}`);
  return load();
};

const started: Record<string, Promise<void>> = {};

/** Puts the shared modules that a chunk needs in place before the chunk runs. */
loaders.consumes = (chunkId, promises) => {
  // Read anew each time: in development, an update replaces it.
  const { chunkMapping, moduleIdToConsumeDataMapping: consumed } = __webpack_require__.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    started[id] ??= install(id, consumed[id] as Consumed);
    promises.push(started[id]);
  }
};

async function install(id: string, consumed: Consumed): Promise<void> {
  try {
    const factory = await find(consumed);
    factories[id] = (module) => {
      delete instances[id];
      module.exports = factory();
    };
  } catch (error) {
    delete started[id];
    throw error;
  }
}

async function find({ shareScope, shareKey, requiredVersion, fallback }: Consumed): Promise<Factory> {
  __webpack_require__.I(shareScope);
  const versions = __webpack_require__.S[shareScope]?.[shareKey];
  if (!versions) {
    if (fallback) return fallback();
    throw new Error(`Nobody shares ${shareKey} (required ${requiredVersion})`);
  }
  const version = Object.keys(versions).reduce((a, b) => (!versions[a]?.loaded && isOlder(a, b) ? b : a));
  const shared = versions[version] as Shared;
  if (toNumbers(version)[0] !== toNumbers(requiredVersion)[0] || isOlder(version, requiredVersion)) {
    throw new Error(
      `Unsatisfied version ${version} from ${shared.from} of shared singleton module ${shareKey} (required ${requiredVersion})`,
    );
  }
  shared.loaded = 1;
  return shared.get();
}

function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0, patch = 0] = toNumbers(version);
  const [otherMajor = 0, otherMinor = 0, otherPatch = 0] = toNumbers(than);
  return (major - otherMajor || minor - otherMinor || patch - otherPatch) < 0;
}

function toNumbers(version: string): number[] {
  return version.replace('^', '').split(/[.+-]/, 3).map(Number);
}

type Factory = () => unknown;

/** One version of a shared module, as anybody in the page offers it. */
interface Shared {
  get(): Promise<Factory> | Factory;
  /** Who offers it. */
  from: string;
  /** Somebody uses it, so it is no longer replaced by a newer one. */
  loaded?: 1;
}

type ShareScope = Record<string, Record<string, Shared>>;

/** A shared module that this build needs. */
interface Consumed {
  shareScope: string;
  shareKey: string;
  requiredVersion: string;
  /** The build's own copy; released remotes have none. */
  fallback?: Shared['get'];
}

/** What Rspack's runtime gives to a federation runtime and expects from it. */
declare const __webpack_require__: {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly f: Record<string, (chunkId: string, promises: Promise<unknown>[]) => void>;
  readonly S: Record<string, ShareScope>;
  readonly initializeSharingData: {
    uniqueName: string;
    scopeToSharingDataMapping: Record<string, { name: string; version: string; factory: Shared['get'] }[]>;
  };
  readonly consumesLoadingData: {
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Consumed>;
    /** Needed before anything can be waited for, which this runtime does not support. */
    initialConsumes: string[];
  };
  readonly initializeExposesData?: { moduleMap: Record<string, () => Promise<Factory>> };
  I(scopeName: string): void;
  initContainer(scope: ShareScope): void;
  getContainer(expose: string): Promise<Factory>;
};

export {};
