import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);
let resolving = false;

/** npm may install drizzle-kit at the root and drizzle-orm under services, where drizzle-kit does not look. */
registerHooks({
  resolve: (specifier, context, next) => {
    // The resolve below runs this hook again.
    if (resolving || !/^drizzle-orm(\/|$)/.test(specifier)) {
      return next(specifier, context);
    }
    resolving = true;
    try {
      return { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true };
    } finally {
      resolving = false;
    }
  },
});
