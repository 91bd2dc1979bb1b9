import type { LiveFacts } from './knowledge/page.ts';

/** A visitor's question with what belongs to it. */
export interface Asked {
  question: string;
  /** The visitor's questions before this one, the oldest first. */
  before: readonly string[];
  /** Reads the figures that change while the site runs. Never rejects. */
  getFacts(): Promise<LiveFacts>;
  /** Is told which of the questions before the answer depends on. Until then, it may depend on all. */
  noteFollowed?(questions: readonly string[]): void;
}

/** Writes the answer to a question in pieces. Each piece is a complete HTML element. */
export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<string>;
