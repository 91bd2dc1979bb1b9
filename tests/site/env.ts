/** The environment that a test site's processes inherit. */
export function readInheritedEnv(): NodeJS.ProcessEnv {
  return process.env;
}

/** The index of this Playwright worker; 0 outside of Playwright. */
export function readWorkerIndex(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}
