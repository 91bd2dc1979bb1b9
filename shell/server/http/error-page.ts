import type { Log } from '@site/server/log';
import type { ErrorHandler } from 'hono';
import type { Composer, Generation } from '../composition/composition.ts';
import type { Releases } from '../releases/releases.ts';
import { lastResort } from './last-resort.ts';

/** Logs a failure of the shell, but not an upload that was broken off, and answers with its error page, or with the last resort if that fails too. */
export function errorPage(
  composer: Pick<Composer, 'answerBroken'>,
  releases: Pick<Releases<Generation>, 'serving'>,
  log: Log,
): ErrorHandler {
  return async (error, context) => {
    const place = { request: context.get('requestId'), path: context.req.path };
    if (context.req.raw.signal.aborted) {
      log.info(place, 'Somebody left before the whole request had arrived.');
      return lastResort();
    }
    log.error({ err: error, ...place }, error.message);
    try {
      return await composer.answerBroken({
        request: context.req.raw,
        serving: releases.serving,
      });
    } catch (second) {
      log.error({ err: second }, 'Could not compose the error page either.');
      return lastResort();
    }
  };
}
