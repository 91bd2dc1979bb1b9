/** The whole environment. Each process of the site checks its own variables. */
export function readSiteVariables(): NodeJS.ProcessEnv {
  return process.env;
}
