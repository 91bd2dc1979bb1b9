/** The environment that a test site's processes inherit. */
export function readInheritedEnv(): NodeJS.ProcessEnv {
  return process.env;
}

/** Adds to the environment of this process, for libraries that read it themselves. */
export function addToEnv(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
}

/** Takes back what a build does to the environment of its process, so that tests run the same whether something was built or not. */
export async function withNodeEnvKept(build: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  await build();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** The index of this Playwright worker; 0 outside of Playwright. */
export function readWorkerIndex(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}
