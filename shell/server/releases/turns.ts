import pLimit, { type LimitFunction } from 'p-limit';

/** What is done to a remote is done one after the other. */
export function createTurns(): (remote: string) => LimitFunction {
  const turns = new Map<string, LimitFunction>();
  return (remote) => {
    const turn = turns.get(remote) ?? pLimit(1);
    turns.set(remote, turn);
    return turn;
  };
}
