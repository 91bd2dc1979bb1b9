import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type ModuleDeclaration, parse, type Statement } from 'acorn';

const require = createRequire(import.meta.url);
// react-router is a dependency of react-router-dom, so it is resolved from there.
const router = createRequire(require.resolve('react-router-dom')).resolve('react-router');
const production = resolve(dirname(router), '../production');

/**
 * Removes unused React Router code from production builds, 5 kB (Brotli): uses React Router's production
 * build, which its package contains but does not export (https://github.com/remix-run/react-router/issues/14102); has
 * SWC mark calls such as `forwardRef` as pure; drops display names; and empties functions that run in other modes only.
 */
export function smallRouter(environment: string): RsbuildPlugin {
  return {
    name: 'small-router',
    setup(api) {
      api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
        if (name !== environment || config.mode !== 'production') return config;
        return mergeEnvironmentConfig(config, {
          source: { include: [production] },
          resolve: {
            alias: {
              'react-router$': resolve(production, 'index.mjs'),
              'react-router/dom$': resolve(production, 'dom-export.mjs'),
            },
          },
        });
      });
      api.transform({ test: (path) => path.startsWith(production), environments: [environment] }, ({ code }) =>
        emptyUnused(dropDisplayNames(code)),
      );
    },
  };
}

/** `NavLink.displayName = 'NavLink'` is a side effect, so the bundler keeps NavLink even if nobody imports it. */
function dropDisplayNames(code: string): string {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.filter(setsDisplayName)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** They run for `<Link prefetch>` of the framework mode, for instrumentation, and for server components. */
const unused = ['PrefetchPageLinks', 'instrumentClientSideRouter', 'getRouteInstrumentationUpdates', 'RSCErrorHandler'];

/** The bundler keeps them, because only an option decides at run time whether they are called. */
function emptyUnused(code: string): string {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.filter((statement) => statement.type === 'FunctionDeclaration')
    .filter(({ id }) => unused.includes(id.name))
    .reduceRight(
      (text, { id, body }) => `${text.slice(0, body.start)}{throw Error('No ${id.name} here')}${text.slice(body.end)}`,
      code,
    );
}

function setsDisplayName(statement: Statement | ModuleDeclaration): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return false;
  const { left } = statement.expression;
  return (
    left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'displayName'
  );
}
