import { isSameSecret } from '@site/server/same-secret';
import { Hono } from 'hono';
import { ValiError } from 'valibot';
import type { FaultInjector } from '../faults/fault-injector.ts';
import { accessTokenInvalid, badRequest } from './api-error.ts';

/** `/_control/faults`, for tests: GET lists the active faults, PUT replaces them with a list, DELETE ends them all. */
export function createControl(faults: FaultInjector, token: string): Hono {
  const control = new Hono();
  control.use(async (c, next) => {
    const given = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    if (!isSameSecret(given, token)) throw accessTokenInvalid();
    await next();
  });
  control.get('/faults', (c) => c.json(faults.list()));
  control.delete('/faults', (c) => {
    faults.replace([]);
    return c.json([]);
  });
  control.put('/faults', async (c) => {
    const body: unknown = await c.req.json().catch(() => {
      throw badRequest('The body must be JSON: a list of faults.');
    });
    try {
      faults.replace(body);
    } catch (error) {
      throw error instanceof ValiError ? badRequest(`No such fault: ${error.message}`) : error;
    }
    return c.json(faults.list());
  });
  return control;
}
