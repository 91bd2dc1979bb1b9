/** An error of the Delivery API, with the status, id, and body of the real one. */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly status: number;
  readonly id: string;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, id: string, message: string, details?: unknown, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
    this.headers = headers;
  }
}

/** One reason in the list of an InvalidQuery error. */
export interface QueryProblem {
  name: string;
  path?: string[];
  value?: string;
  details?: string;
}

export function invalidQuery(...errors: QueryProblem[]): ApiError {
  const message =
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';
  return new ApiError(400, 'InvalidQuery', message, { errors });
}

export function unknownPath(path: string): ApiError {
  return invalidQuery({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` });
}

export function badRequest(message: string, details?: unknown): ApiError {
  return new ApiError(400, 'BadRequest', message, details);
}

export function responseTooBig(limit: number): ApiError {
  return badRequest(`Response size too big. Maximum allowed response size: ${limit}B.`);
}

export function notFound(details?: unknown): ApiError {
  return new ApiError(404, 'NotFound', 'The resource could not be found.', details);
}

export function accessTokenInvalid(): ApiError {
  return new ApiError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');
}

/** Too many requests. `reset` is how many seconds to wait, `limit` how many requests are allowed per second. */
export function rateLimitExceeded(limit: number, reset: number): ApiError {
  const message =
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.';
  return new ApiError(429, 'RateLimitExceeded', message, undefined, {
    'X-Contentful-RateLimit-Reset': String(reset),
    'X-Contentful-RateLimit-Second-Limit': String(limit),
    'X-Contentful-RateLimit-Second-Remaining': '0',
  });
}
