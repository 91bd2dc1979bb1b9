import type { ShellEnv } from '../env.ts';
import type { ShellContent } from './server-content.ts';

/** What the routes in this folder need. */
export interface ContentServices {
  env: ShellEnv;
  content: ShellContent;
  report(error: unknown): void;
}
