import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { RenderInput } from './rendered-site.ts';

/** What is known about the action of a posted form. */
export interface ActionOutcome {
  /** Whether it succeeded. */
  isTaken?: boolean;
}

/** Reports when a route's action starts, and notes in `outcome` whether it succeeded. */
export function watchAction(
  { action, ...route }: RemoteRoute,
  { onAction }: Pick<RenderInput, 'onAction'>,
  outcome: ActionOutcome,
): RemoteRoute {
  if (!action) return route;
  return {
    ...route,
    async action(args) {
      onAction?.();
      const result = await action(args);
      const { init } = (result ?? {}) as { init?: ResponseInit | null };
      outcome.isTaken = (init?.status ?? 200) < 400;
      return result;
    },
  };
}
