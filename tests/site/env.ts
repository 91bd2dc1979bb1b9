/** The environment that a test site's processes inherit. */
export function readInheritedEnv(): NodeJS.ProcessEnv {
  return process.env;
}

/** Adds to the environment of this process, for libraries that read it themselves. */
export function addToEnv(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
}

/** The index of this Playwright worker; 0 outside of Playwright. */
export function readWorkerIndex(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}
