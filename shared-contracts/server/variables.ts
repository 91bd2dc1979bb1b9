import { resolve } from 'node:path';
import * as v from 'valibot';

/** Kinds of environment variables, for the schemas of `readEnvironment`. */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'should be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'should be a port number, at most 65535'),
);

/** A whole number, 0 or more. */
export const count = v.pipe(v.string(), v.regex(/^\d+$/, 'should be a whole number'), v.transform(Number));

export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'should be a number of milliseconds'),
  v.transform(Number),
);

/** An absolute URL with one of these schemes, such as `http:`. */
export function address(...schemes: string[]) {
  const starts = schemes.map((scheme) => `${scheme}//`).join(' or ');
  return v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `should be an absolute address that starts with ${starts}`,
    ),
  );
}

/** A web address, without the slashes at its end. */
export const origin = v.pipe(
  address('http:', 'https:'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** A file or folder, made absolute. A relative one starts at the working directory. */
export const path = v.pipe(
  v.string(),
  v.transform((text) => resolve(text)),
);
