import * as v from 'valibot';

/**
 * Reads a package's environment variables by a schema. Call it once, at start, from the package's `env.ts`. An empty
 * variable counts as missing.
 *
 * @throws an Error with one line for each invalid variable: its name, and what it should be
 */
export function readEnvironment<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} is invalid: ${issue.message}`).join('\n'));
}
