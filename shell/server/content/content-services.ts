import type { ShellEnv } from '../env.ts';
import type { ShellContent } from './server-content.ts';

/** What the addresses below `content/` are answered from. */
export interface ContentServices {
  env: ShellEnv;
  content: ShellContent;
  report(error: unknown): void;
}
