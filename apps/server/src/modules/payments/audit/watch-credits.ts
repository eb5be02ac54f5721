/**
 * Compares every credit sealed since the last run with its deposit and the servers' mark: the owner of the database can call its
 * functions, but cannot create a mark. The daily audit checks all credits.
 */
import type { Database } from '../../../database/database.ts';
import { blocksOfCredits, keepProblems, saveCreditsChecked, type LedgerProblem } from '../../wallet/index.ts';
import { unmarked, unmarkedWins } from './audit-payments.ts';
import { creditProblems, markedCredits, markedWins } from './credit-mark-store.ts';

/** Up to 1,000 transfers each. */
const blocksAtOnce = 20n;

/** Called by the worker every few seconds. Returns problems found for the first time. */
export const createCreditWatch = ({ db, key }: { readonly db: Database; readonly key: Buffer }) => {
  // The database's owner can move the stored position, so this process continues from what it checked itself.
  let seen: bigint | undefined;
  return {
    look: (): Promise<LedgerProblem[]> =>
      db.transaction(async (sql) => {
        const blocks = await blocksOfCredits(sql, seen, blocksAtOnce);
        if (blocks.after === blocks.to) {
          seen = blocks.to;
          return [];
        }
        const problems = await creditProblems(sql, blocks);
        const credits = await markedCredits(sql, blocks);
        const wins = await markedWins(sql, blocks);
        await saveCreditsChecked(sql, blocks.to);
        const found = await keepProblems(sql, [...problems, ...unmarked(key, credits), ...unmarkedWins(key, wins)]);
        seen = blocks.to;
        return found;
      }),
  };
};
