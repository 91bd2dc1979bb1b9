/**
 * The federation runtime of browser builds. With `enhanced: true`, Rspack's plugins only record what a build shares,
 * consumes and exposes, and leave the rest to a runtime: @module-federation's, which is 25 kB, or this one, which
 * supports exactly what `sharedModules` declares, strict singletons with a caret range.
 *
 * The share scope has the same format as Rspack's own, so releases built with either can be on one page.
 */
const { m: factories, c: instances, f: loaders } = __webpack_require__;

// biome-ignore lint/style/noProcessEnv: the bundler replaces it with the build's mode
if (process.env.NODE_ENV !== 'production' && __webpack_require__.consumesLoadingData.initialConsumes.length > 0) {
  throw new Error('An entry imports a shared module directly. Move its code into a file of its own and import() that.');
}

/** Creates a share scope, unless there is one. */
__webpack_require__.I = (scopeName) => {
  if (!__webpack_require__.S[scopeName]) offer(scopeName, {});
};

/** A container's `init`: joins the page's share scope. */
__webpack_require__.initContainer = (scope) => offer('default', scope);

/** Adds this build's own modules to the share scope, except versions that are already there. */
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

/** Installs the shared modules that a chunk needs before the chunk runs. */
loaders.consumes = (chunkId, promises) => {
  // Do not keep this: a hot update replaces it.
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

/** One version of a shared module in the share scope. */
interface Shared {
  get(): Promise<Factory> | Factory;
  /** The build that shares it. */
  from: string;
  /** Set once it is in use; from then on, no newer version replaces it. */
  loaded?: 1;
}

type ShareScope = Record<string, Record<string, Shared>>;

/** A shared module that this build imports. */
interface Consumed {
  shareScope: string;
  shareKey: string;
  requiredVersion: string;
  /** The build's own copy; a released remote has none. */
  fallback?: Shared['get'];
}

/** The parts of Rspack's runtime that a federation runtime reads and defines. */
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
    /** Shared modules that an entry imports synchronously, which this runtime does not support. */
    initialConsumes: string[];
  };
  readonly initializeExposesData?: { moduleMap: Record<string, () => Promise<Factory>> };
  I(scopeName: string): void;
  initContainer(scope: ShareScope): void;
  getContainer(expose: string): Promise<Factory>;
};

export {};
