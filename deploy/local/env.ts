/** Everything from the environment: the parts of the site each check what is theirs. */
export function readSiteVariables(): NodeJS.ProcessEnv {
  return process.env;
}
