import type { ReleaseDesk } from '@site/kit/release/open-desk';
import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import { type Html, toFrame } from './frame.ts';
import type { Session } from './sessions.ts';
import type { Survey } from './survey.ts';

/** What is known about a request once somebody is signed in. */
export interface PlatformVariables {
  Variables: { session: Session };
}

/** What the routes of the page share. */
export interface PageContext {
  /** Addresses of the shell's stylesheets. */
  styles: readonly string[];
  survey(): Promise<Survey>;
  /** Reads the registry now. */
  reread(): Promise<unknown>;
  /** Changes the registry; without it, the page has commands in place of buttons. */
  desk: ReleaseDesk | undefined;
  log: Log;
}

/** Answers with a page in the frame of all of them. */
export async function answerPage(
  context: Context<PlatformVariables>,
  styles: readonly string[],
  { title, body, status = 200 }: { title: string; body: Html; status?: 200 | 403 | 404 | 409 | 422 | 429 },
): Promise<Response> {
  const session: Session | undefined = context.get('session');
  return context.html(await toFrame({ title, body: await body, styles, session }), status);
}

/** The fields of a form. A file counts as missing. */
export async function readForm(context: Context<PlatformVariables>): Promise<Record<string, string | undefined>> {
  const fields = Object.entries(await context.req.parseBody());
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
