import { pino } from 'pino';

/** What the log says of an error. Not what clients attach to theirs: whole requests, with their tokens. */
export function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(typeof code === 'string' && { code }) };
}
