import type { Fault } from './faults.ts';
import type { RemoteHealth, Sight } from './look.ts';
import type { Subject } from './subjects.ts';

/** When a fault meets the shell. */
export const situations = ['first release', 'replaces a good one', 'shell restarted'] as const;
export type Situation = (typeof situations)[number];

/** A fault of one remote in one situation. */
export interface Cell {
  subject: Subject;
  fault: Fault;
  situation: Situation;
}

/** Whether the shell has said what it does with a faulty version. */
export function isDecided({ served, candidate }: RemoteHealth, { verdict }: Fault, version: string): boolean {
  if (served === version) return verdict !== 'withdrawn';
  if (candidate?.version !== version) return false;
  return candidate.state === 'refused' || candidate.state === 'withdrawn' || candidate.reason !== undefined;
}

/** Some faults show only in service. */
export function mayBeServed({ verdict }: Fault): boolean {
  return verdict === 'served' || verdict === 'withdrawn';
}

/** What a visitor sees, in words. @param before the good version */
export function say({ what, version }: Sight, before: string): string {
  if (what !== 'page') return what;
  return version === before ? 'last good version' : 'this version';
}

/** What a visitor should see once the shell has decided. */
export function toExpected({ subject, fault: { verdict }, situation }: Cell): Pick<Sight, 'what' | 'status'> {
  const isGone = situation === 'first release' && verdict !== 'served';
  if (!isGone) return { what: 'page', status: 200 };
  return subject.fragment ? { what: 'left out', status: 200 } : { what: 'taking a break', status: 503 };
}

interface Outcome {
  version: string;
  sight: Sight;
  health: RemoteHealth;
  log: readonly string[];
}

/** What the shell did or said otherwise than the fault deserves. */
export function findMisjudgment(cell: Cell, { version, sight, health, log }: Outcome): string[] {
  const { verdict, reason } = cell.fault;
  const { served, candidate } = health;
  const expected = toExpected(cell);
  const isRefusalDue = verdict === 'refused' && cell.situation !== 'shell restarted';
  const findings: [boolean, string][] = [
    [(served === version) !== (verdict === 'served'), `/healthz: ${served} is served`],
    [
      isRefusalDue && candidate?.state !== 'refused',
      `/healthz does not name the refusal: ${JSON.stringify(candidate)}`,
    ],
    [
      reason !== undefined && !reason.test(candidate?.reason ?? ''),
      `/healthz gives another reason: ${candidate?.reason}`,
    ],
    [
      reason !== undefined && !log.some((line) => line.includes(version) && reason.test(line)),
      'the log does not say why',
    ],
    [sight.what !== expected.what, `the visitor sees ${sight.what} instead of ${expected.what}`],
    [sight.status !== expected.status, `status ${sight.status} instead of ${expected.status}`],
  ];
  return findings.flatMap(([isTrue, finding]) => (isTrue ? [finding] : []));
}

/** What the log says about a fault. */
export function reasonIn(log: readonly string[], remote: string, { reason }: Fault): string {
  const lines = log.filter((line) => line.includes(remote) && /"level":"(warn|error)"/.test(line));
  const line = lines.findLast((one) => !reason || reason.test(one)) ?? lines.at(-1);
  return line ? String(JSON.parse(line).msg) : '';
}
