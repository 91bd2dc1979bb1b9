import type { Rspack } from '@rsbuild/core';

/**
 * Rspack's runtime for shared modules understands every way of sharing and every range of versions, in each entry of
 * each remote. Here everything is shared one way (`sharedModules`): a strict singleton with a caret range and a
 * fallback. What that needs is 1.5 kB (brotli) smaller, in the shell and again in each remote of a page.
 */
export class SmallSharing {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('SmallSharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('SmallSharing', (module) => {
        if (module.name !== 'consumes_loading' || !module.source) return;
        const text = module.source.source.toString('utf8');
        const start = text.indexOf('var splitAndConvert');
        const end = text.indexOf('var consumeSharedInstalledModules');
        if (start < 0 || end < start)
          throw new Error('Rspack changed its runtime for shared modules; look at SmallSharing.');
        module.source.source = text.slice(0, start) + strictSingletons + text.slice(end);
      });
    });
  }
}

/** Takes the place of `resolveHandler`: what Rspack calls loadStrictSingletonVersionCheckFallback. */
const strictSingletons = `
var toNumbers = function(version) { return version.replace("^", "").split(/[.+-]/, 3).map(Number); };
var isOlder = function(a, b) {
  for (var i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
};
var resolveHandler = function(data) {
  var take = function() {
    var versions = __webpack_require__.S[data.shareScope][data.shareKey];
    if (!versions) return data.fallback();
    var version = Object.keys(versions).reduce(function(a, b) {
      return !versions[a].loaded && isOlder(toNumbers(a), toNumbers(b)) ? b : a;
    });
    var has = toNumbers(version), wanted = toNumbers(data.requiredVersion);
    if (has[0] !== wanted[0] || isOlder(has, wanted))
      throw new Error("Unsatisfied version " + version + " from " + versions[version].from + " of shared singleton module " + data.shareKey + " (required " + data.requiredVersion + ")");
    versions[version].loaded = 1;
    return versions[version].get();
  };
  return function() {
    var ready = __webpack_require__.I(data.shareScope);
    return ready && ready.then ? ready.then(take) : take();
  };
};
`;
