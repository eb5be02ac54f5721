/** Carries out the outcome of a case: won money comes back, lost money stays a loss or a debt. Of two outcomes the first counts. */
import { money } from '@carmine/money';
import { depositWonBack } from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { wonMark } from '../audit/index.ts';
import { type Deposit, publishDeposit } from '../deposits/index.ts';
import type { Dispute, Outcome } from './dispute.ts';
import { loseDispute, winDispute } from './dispute-store.ts';
import type { OpenDeps } from './open-case.ts';

interface Deciding {
  readonly deposit: Deposit;
  readonly dispute: Dispute;
  readonly outcome: Outcome;
  readonly by: 'gateway' | 'operators';
  /** Where money goes that the player may not play with now. */
  readonly account: 'locked' | 'within_limits';
}

/** Returns false if the case was over. */
export const decideCase = async (
  deps: OpenDeps,
  sql: Sql,
  { deposit, dispute, outcome, by, account }: Deciding,
): Promise<boolean> => {
  if (outcome === 'lost') return loseDispute(sql, dispute.id, by);
  const { id, playerId, gateway, currency, amount } = dispute;
  const mark = wonMark(deps.creditKey, { disputeId: id, playerId, gateway, currency, amount });
  const won = await winDispute(sql, { id, by, mark, to: account });
  if (won === undefined) return false;
  await publishDeposit(deps, sql, deposit, {
    ...{ event: depositWonBack, amount: money(currency, amount), state: deposit.state, reason: undefined },
    ...{ settled: money(currency, won.settled), dispute: deps.ids.encode('dsp', id) },
  });
  return true;
};
