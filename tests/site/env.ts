/** The environment that processes of a test site inherit. */
export function readInheritedEnv(): NodeJS.ProcessEnv {
  return process.env;
}

/** Which of Playwright's workers this is; 0 outside of them. */
export function readWorkerIndex(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}
