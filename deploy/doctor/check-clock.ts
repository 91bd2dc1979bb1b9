import type { Answer } from './ask.ts';
import { type Finding, findings } from './finding.ts';

/** In seconds. Signed webhooks and requests to AWS are refused at five minutes; forms count seconds. */
const mostApart = 30;

/** Compares this machine's clock with the one of a server that has just answered. */
export function checkClock(host: string, answer: Answer, now = Date.now()): Finding[] {
  const date = answer.headers.get('Date');
  if (!date) return [];
  const { ok, wrong } = findings('clock');
  const apart = Math.round(Math.abs(now - Date.parse(date)) / 1000);
  return [
    apart > mostApart
      ? wrong(`is ${apart} s apart from the one of ${host}. Let the machine synchronize its time.`)
      : ok(`agrees with the one of ${host}`),
  ];
}
