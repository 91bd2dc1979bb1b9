import type { Culprit, RenderAnswer } from '../renderer/renderer.ts';

/** The result of a job. */
export type RenderOutcome =
  | { kind: 'answer'; answer: RenderAnswer }
  | {
      kind: 'lost';
      /** `late`: no answer in time; `blocked`: the thread does not react; `ended`: it is gone; `failed`: it threw. */
      reason: 'late' | 'blocked' | 'ended' | 'failed';
      message: string;
      stack?: string | undefined;
      /** The version that caused it, if known. */
      culprit?: Culprit | undefined;
      /** Whether the action had started, so that the form may have been sent. */
      acting: boolean;
    };

/** A job without an answer. */
export type Lost = Extract<RenderOutcome, { kind: 'lost' }>;
