/** The house's money into a jackpot's pool, as two operators agree on it. */
import type { TestDatabase } from './test-database.ts';
import { twoOperators } from './treasury-operators.ts';

export const agreedSeed = async ({ db, app }: TestDatabase, pool: string, cents: bigint): Promise<void> => {
  const { agreed } = await twoOperators({ owner: db, db: app });
  const outcome = await agreed({ kind: 'seed_jackpot', subject: pool, values: { amount: cents.toString() } });
  if (outcome !== 'done') throw new Error(`The seed was not agreed on: ${outcome}`);
};
