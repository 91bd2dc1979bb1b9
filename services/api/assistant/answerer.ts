import type { LiveFacts } from './knowledge/page.ts';

/** A visitor's question with what belongs to it. */
export interface Asked {
  question: string;
  /** The visitor's questions before this one, the oldest first. */
  before: readonly string[];
  /** Reads the figures that change while the site runs. Never rejects. */
  getFacts(): Promise<LiveFacts>;
}

/** Writes the answer to a question in pieces. Each piece is a complete HTML element. */
export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<string>;
