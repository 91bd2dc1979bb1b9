import { Unavailable } from './unavailable.ts';

/** @throws Unavailable if the promise takes longer than `limit` milliseconds; what it stands for goes on */
export async function withTimeLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Unavailable(`No answer within ${limit} ms.`)), limit);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
