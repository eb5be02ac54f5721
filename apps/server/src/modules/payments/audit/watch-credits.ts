/**
 * Every credit that was sealed since the last look, against its deposit and the servers' mark: who owns the database can call
 * its functions, and make no mark. The daily audit goes through all of them.
 */
import type { Database } from '../../../database/database.ts';
import { blocksOfCredits, keepProblems, saveCreditsChecked, type LedgerProblem } from '../../wallet/index.ts';
import { unmarked } from './audit-payments.ts';
import { creditProblems, markedCredits } from './credit-mark-store.ts';

/** Of at most 1,000 transfers each. */
const blocksAtOnce = 20n;

/** Worker only, every few seconds. What was found now and never before. */
export const createCreditWatch = ({ db, key }: { readonly db: Database; readonly key: Buffer }) => {
  // The place in the database can be moved by its owner; this process goes on from what it has seen itself.
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
        await saveCreditsChecked(sql, blocks.to);
        const found = await keepProblems(sql, [...problems, ...unmarked(key, credits)]);
        seen = blocks.to;
        return found;
      }),
  };
};
