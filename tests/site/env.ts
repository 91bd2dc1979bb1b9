/** The environment that processes of a test site inherit. */
export function readInheritedEnv(): NodeJS.ProcessEnv {
  return process.env;
}
