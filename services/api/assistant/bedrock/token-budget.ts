import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { assistantUsage } from '../../database/schema.ts';

/** How many tokens the model may still read and write today, all instances together. */
export interface TokenBudget {
  isSpent(): Promise<boolean>;
  add(tokens: number): Promise<void>;
}

/** @param daily 0 means no limit */
export function createTokenBudget(db: Database, daily: number, now = () => new Date()): TokenBudget {
  const today = () => now().toISOString().slice(0, 10);
  return {
    async isSpent() {
      if (daily === 0) {
        return false;
      }
      const rows = await db.select().from(assistantUsage).where(sql`${assistantUsage.day} = ${today()}`);
      return (rows[0]?.tokens ?? 0) >= daily;
    },
    async add(tokens) {
      await db
        .insert(assistantUsage)
        .values({ day: today(), tokens })
        .onConflictDoUpdate({ target: assistantUsage.day, set: { tokens: sql`${assistantUsage.tokens} + ${tokens}` } });
    },
  };
}
