import * as v from 'valibot';

/**
 * Checks a package's variables once, at start.
 *
 * @throws an Error with one line a variable: its name, what it is and what it should be
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
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} is not usable: ${issue.message}`).join('\n'));
}
