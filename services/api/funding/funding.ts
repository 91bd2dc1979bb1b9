import { desc, eq, sum } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { funding } from '../database/schema.ts';

/** How much of the funding pool is spent, in cents. */
export async function getSpentCents(db: Database): Promise<number> {
  const [row] = await db.select({ cents: sum(funding.amountCents).mapWith(Number) }).from(funding);
  return row?.cents ?? 0;
}

export async function addFunding(db: Database, amountCents: number, note: string) {
  const [row] = await db.insert(funding).values({ amountCents, note }).returning();
  return row;
}

export async function listFunding(db: Database) {
  return db.select().from(funding).orderBy(desc(funding.id));
}

export async function removeFunding(db: Database, id: number): Promise<boolean> {
  const removed = await db.delete(funding).where(eq(funding.id, id)).returning();
  return removed.length > 0;
}

/** Formats an amount as the API returns it, such as `$12,500.00` (spec section 7, "currency string"). */
export function formatDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
