import { parseArgs } from 'node:util';
import { releaseCommand } from './release-command.ts';

/** What may follow each command, besides `--why`; `word` if it takes a share or a version. */
const accepted: Record<string, readonly string[]> = {
  release: ['canary', 'drop', 'take'],
  promote: ['word'],
  judge: ['steps', 'minutes'],
  undo: ['word'],
  to: ['word'],
  withdraw: ['word'],
  remove: [],
  pause: [],
  resume: [],
  status: [],
  history: [],
  list: [],
};

const options = {
  canary: { type: 'string' },
  drop: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  minutes: { type: 'string' },
  steps: { type: 'string' },
  take: { type: 'string', multiple: true },
  why: { type: 'string' },
} as const;

/**
 * Reads what a person wrote after `npm run release`. Commands may be written like options: `--undo` for `undo`.
 *
 * @param variables npm's own, which hold an option that was written without `--` before it
 * @returns the command, or `help`; the share or version after it; the options
 * @throws an Error that names the word that is wrong, so that a slip never releases anything to everybody
 */
export function readCall(
  args: readonly string[],
  { remote, variables }: { remote: string; variables: Readonly<Record<string, string | undefined>> },
) {
  const kept = [...Object.keys(accepted), ...Object.keys(options)].find((name) => variables[`npm_config_${name}`]);
  if (kept)
    throw new Error(
      `npm kept --${kept} to itself, so nothing was done. Write -- before it, as in: ${releaseCommand(remote, `--${kept}`)}`,
    );
  const { positionals, values } = parse(args.map(withoutHyphens));
  const [name = 'release', version, ...more] = values.help ? ['help'] : positionals;
  const { help: _, why, ...choices } = values;
  if (name !== 'help') {
    const known = Object.hasOwn(accepted, name) ? accepted[name] : undefined;
    if (!known)
      throw new Error(`There is no command ${name}. To see all of them, run: ${releaseCommand(remote, 'help')}`);
    const odd = Object.keys(choices).find((option) => !known.includes(option));
    const word = known.includes('word') ? more[0] : version;
    const wrong = word ?? (odd && `--${odd}`);
    if (wrong)
      throw new Error(
        `${name} takes no ${wrong}, so nothing was done. To see what it takes, run: ${releaseCommand(remote, 'help')}`,
      );
  }
  return { name, version, why, ...choices };
}

/** @throws an Error in words for people who do not know the parser */
function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [option = ''] = /--?[\w-]+/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Error(`There is no option ${option}.`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && option === '--help')
      throw new Error('--help takes no value.');
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new Error(`${option} needs a value that does not begin with a hyphen.`);
    throw error;
  }
}

function withoutHyphens(argument: string): string {
  const name = argument.replace(/^--/, '');
  return Object.hasOwn(accepted, name) ? name : argument;
}
