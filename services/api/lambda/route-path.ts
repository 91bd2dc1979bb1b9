import type { LambdaEvent } from 'hono/aws-lambda';

/** The calls of the API. `prod` was the name of a stage once, and has become a part of this path. */
const route =
  /\/(?:(?:prod\/)?(store\/contacts)|smb\/spentAmount|bedrock|assistant\/feedback|search|calls|content\/invalidate|health(?:\/(?:live|ready))?)\/?$/;

/**
 * Gives an event the path of the API's own route. A REST API leaves the stage out of `path`, an HTTP API leaves it in
 * `rawPath`, and the base path of a custom domain stands before both.
 */
export function withRoutePath<Event extends LambdaEvent>(event: Event): Event {
  if ('rawPath' in event) {
    return { ...event, rawPath: toRoutePath(event.rawPath) };
  }
  return 'path' in event ? { ...event, path: toRoutePath(event.path) } : event;
}

function toRoutePath(path: string): string {
  const found = route.exec(path);
  if (!found) {
    return path;
  }
  return found[1] ? '/prod/store/contacts' : found[0].replace(/\/$/, '');
}
