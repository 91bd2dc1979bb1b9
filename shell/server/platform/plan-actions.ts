import { createHash } from 'node:crypto';
import { candidateOf, isKnown, isLive, type LiveEntry, type RegistryEntry } from '@site/contract/releases/registry';
import type { DeskAction } from '@site/kit/release/open-desk';

/** Something that a person can do to a remote now. */
export interface PlannedAction {
  /** Its name in addresses and forms. */
  key: string;
  label: string;
  /** What will happen, a sentence each. */
  effects: string[];
  /** The same with the release command. */
  commands: string[];
  isDangerous: boolean;
  action: DeskAction;
  /** Stands for the remote's state that the effects are about. */
  seen: string;
}

/** The shares that a canary can grow to, in percent. */
const shares = [5, 25, 50];

/** What can be done to a remote, by what the registry says about it. */
export function planActions(remote: string, entry: RegistryEntry | undefined): PlannedAction[] {
  if (!isKnown(entry)) return [];
  const seen = toSeen(entry);
  return stepsFor(remote, entry).map(({ key, commands = [key], isDangerous = false, ...step }) => ({
    ...step,
    key,
    isDangerous,
    seen,
    commands: commands.map((command) => `npm run release -w ${remote} -- ${command} --why "<reason>"`),
  }));
}

interface Step {
  key: string;
  label: string;
  effects: string[];
  commands?: string[];
  isDangerous?: boolean;
  action: DeskAction;
}

function stepsFor(remote: string, entry: Extract<RegistryEntry, { version: string }>): Step[] {
  if (!isLive(entry)) {
    const effects = [`Everybody gets ${entry.version} again, with its pages and fragments.`];
    return [{ key: 'switch-on', label: 'Switch on', effects, commands: ['resume'], action: { kind: 'switch-on' } }];
  }
  const isPaused = entry.state === 'paused';
  return [
    ...(isPaused ? [toResume(remote)] : toPromotions(entry)),
    ...toReturn(entry),
    ...(isPaused ? [] : [toPause(remote)]),
    toSwitchOff(entry),
  ];
}

function toPromotions(entry: LiveEntry): Step[] {
  const candidate = candidateOf(entry);
  if (!candidate) return [];
  const { version, weight } = candidate;
  const larger = shares.filter((share) => share > weight);
  return [
    ...larger.map(
      (share): Step => ({
        key: `promote-${share}`,
        label: `Promote to ${share} %`,
        effects: [
          `${share} % of visitors get ${version} instead of ${weight} %; the others keep ${entry.version}.`,
          'The counts of both versions start anew.',
        ],
        commands: [`promote ${share}`],
        action: { kind: 'promote', share },
      }),
    ),
    {
      key: 'promote-100',
      label: 'Promote to everybody',
      effects: [`Everybody gets ${version}, and the canary ends.`, `Undo brings ${entry.version} back.`],
      commands: ['promote'],
      action: { kind: 'promote', share: 100 },
    },
  ];
}

/** Ends the canary, or else goes back to the version before. */
function toReturn(entry: LiveEntry): Step[] {
  const candidate = candidateOf(entry);
  if (candidate) {
    const effects = [`Nobody gets ${candidate.version} any more. Everybody gets ${entry.version}.`];
    const action = { kind: 'end', candidate: candidate.version } as const;
    return [{ key: 'end', label: 'End the canary', effects, commands: ['withdraw'], isDangerous: true, action }];
  }
  const [before] = entry.history;
  if (!before) return [];
  const effects = [
    `Everybody gets ${before.version} again, instead of ${entry.version}.`,
    'Undoing once more goes further back, never forward.',
  ];
  return [{ key: 'undo', label: 'Undo', effects, isDangerous: true, action: { kind: 'undo' } }];
}

function toPause(remote: string): Step {
  const effects = [
    `Nobody can release or promote ${remote} until somebody resumes it.`,
    'Visitors notice nothing. Undo and switching off still work.',
  ];
  return { key: 'pause', label: 'Pause', effects, action: { kind: 'pause' } };
}

function toResume(remote: string): Step {
  const effects = [`${remote} can be released and promoted again. Visitors notice nothing.`];
  return { key: 'resume', label: 'Resume', effects, action: { kind: 'resume' } };
}

function toSwitchOff(entry: LiveEntry): Step {
  const { pages = {}, fragments = {} } = entry.claims ?? {};
  const [paths, names] = [Object.values(pages).flat(), Object.values(fragments)];
  const effects = [
    ...(paths.length > 0 ? [`These pages answer 503 with a notice at once: ${paths.join(', ')}.`] : []),
    ...(names.length > 0 ? [`These fragments disappear from other pages: ${names.join(', ')}.`] : []),
    ...(candidateOf(entry) ? ['Its canary ends.'] : []),
    `Switching it on brings ${entry.version} back.`,
  ];
  // The command ends a canary first.
  const commands = candidateOf(entry) ? ['withdraw', 'withdraw'] : ['withdraw'];
  return {
    key: 'switch-off',
    label: 'Switch off',
    effects,
    commands,
    isDangerous: true,
    action: { kind: 'switch-off' },
  };
}

/** Stands for a remote's state: another one has another text. */
export function toSeen(entry: RegistryEntry | undefined): string {
  const text = isKnown(entry) ? JSON.stringify([entry.state, entry.version, entry.versions, entry.since]) : '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 20);
}
