import type { Rule } from '../rule.ts';
import { accepted } from './accepted.ts';
import { accessible } from './accessible.ts';
import { answers } from './answers.ts';
import { fragments } from './fragments.ts';
import { globals } from './globals.ts';
import { hydrates } from './hydrates.ts';
import { ownReact } from './own-react.ts';
import { sizes } from './sizes.ts';
import { slow } from './slow.ts';
import { styles } from './styles.ts';
import { timers } from './timers.ts';
import { withoutScripts } from './without-scripts.ts';
import { withoutServices } from './without-services.ts';

/** What every remote is held to, in the order of the report. */
export const rules: readonly Rule[] = [
  accepted,
  ownReact,
  answers,
  hydrates,
  fragments,
  styles,
  globals,
  timers,
  sizes,
  accessible,
  withoutServices,
  withoutScripts,
  slow,
];
