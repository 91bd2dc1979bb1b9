/** What a log or a job may say about an error. */
export interface DescribedError {
  /** For example `ECONNREFUSED`, `53100`, or `SMTP 550`. */
  code: string;
  /** Says nothing about a person. */
  reason?: string;
}

/**
 * Describes an error by its code and its cause. Messages of queries, parsers and mail servers quote what visitors wrote, so
 * only messages that are known not to are repeated.
 */
export function describeError(error: unknown): DescribedError {
  const chain = [...causes(error)];
  for (const one of chain.toReversed()) {
    const described = describeOne(one);
    if (described) {
      return described;
    }
  }
  const [first] = chain;
  const place = first?.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return { code: first?.name ?? typeof error, ...(place && { reason: place.trim() }) };
}

/** pg-boss copies some errors into plain objects. */
function* causes(error: unknown): Generator<Error> {
  for (let at = error; isErrorLike(at); at = at.cause) {
    yield at;
  }
}

function isErrorLike(value: unknown): value is Error {
  return value instanceof Error || (typeof value === 'object' && value !== null && 'message' in value);
}

interface Coded extends Error {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

function describeOne(error: Coded): DescribedError | undefined {
  const { code, responseCode, command, message } = error;
  if (typeof responseCode === 'number') {
    return { code: `SMTP ${responseCode}`, reason: `answer to ${command}` };
  }
  if (typeof code === 'string' && code !== '') {
    return isSafe(error, code) ? { code, reason: message } : { code };
  }
  return plainMessages.test(message) ? { code: error.name ?? 'Error', reason: message } : undefined;
}

/** The server quotes values in errors about data (classes 22 and 23); Node does not in those of the system. */
function isSafe({ message }: Error, code: string): boolean {
  return /^(?!2[23])[0-9A-Z]{5}$/.test(code) || message.includes(code);
}

/** Errors of `pg` and of this service that have no code. */
const plainMessages = new RegExp(
  [
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated.*',
    'Client has encountered a connection error.*',
    'The lead was not stored( in time)?\\.',
    'Too many leads are waiting\\.',
    'No answer within \\d+ ms\\.',
  ]
    .map((message) => `^${message}$`)
    .join('|'),
);
