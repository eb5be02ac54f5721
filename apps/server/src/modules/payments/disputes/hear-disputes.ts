/**
 * Implements the dispute port of deposits: what a gateway reports about charge-backs. A case is known by its reference, and its outcome
 * is final, so that repeated and reordered reports lead to the same result.
 */
import type { Sql } from '../../../database/database.ts';
import type { Deposit, DisputePort } from '../deposits/index.ts';
import type { PaymentReport, ReportedDispute } from '../ports.ts';
import { decideCase } from './decide-case.ts';
import { type Dispute, isOpenCase } from './dispute.ts';
import {
  disputedAmount,
  findByReference,
  moveDispute,
  noteReported,
  readDispute,
  readOfDeposits,
} from './dispute-store.ts';
import { openCase, type OpenDeps } from './open-case.ts';
import { chargeBackIn, refundIn } from './unnamed-reports.ts';

type Account = 'locked' | 'within_limits';
interface Heard {
  readonly deposit: Deposit;
  readonly moneyMoved: boolean;
}

/** The case of this report; `undefined` if there is none and there need not be one. */
const caseOf = async (
  deps: OpenDeps,
  sql: Sql,
  deposit: Deposit,
  reported: ReportedDispute,
): Promise<(Heard & { readonly dispute: Dispute }) | undefined> => {
  const { log } = deps;
  const { reference, amount, reason, dueAt, status } = reported;
  const about = { depositId: deposit.id.toString(), reference };
  const known = await findByReference(sql, deposit.gateway, reference);
  if (known !== undefined)
    return known.depositId === deposit.id ? { deposit, dispute: known, moneyMoved: false } : undefined;
  if (deposit.state !== 'credited' && deposit.state !== 'charged_back') return undefined;
  const cases = await readOfDeposits(sql, deposit.playerId, [deposit.id]);
  const isMissing =
    cases.some(({ state }) => isOpenCase(state)) || (cases.length === 0 && deposit.state === 'charged_back');
  // Money that was taken and given back before we heard of it was never missing.
  if (status === 'won' && !isMissing) return undefined;
  if (amount.currency !== deposit.currency) {
    log.error(about, 'a charge-back in a currency that the deposit does not have');
    return undefined;
  }
  const opened = await openCase(deps, sql, deposit, { reference, reason, amount: amount.subunits, dueAt });
  if (!opened.ok) {
    log.error({ ...about, reason: opened.reason }, 'a charge-back that no case can be opened for');
    return undefined;
  }
  const dispute = await readDispute(sql, opened.id);
  return dispute && { deposit: opened.deposit, dispute, moneyMoved: opened.fresh };
};

const hearOne = async (
  deps: OpenDeps,
  sql: Sql,
  deposit: Deposit,
  reported: ReportedDispute,
  account: Account,
): Promise<Heard> => {
  const found = await caseOf(deps, sql, deposit, reported);
  if (found === undefined) return { deposit, moneyMoved: false };
  const { dispute } = found;
  const { status } = reported;
  if (status === 'won' || status === 'lost') {
    const decided = await decideCase(deps, sql, {
      ...{ deposit: found.deposit, dispute, outcome: status, by: 'gateway', account },
    });
    if (!decided && dispute.state !== status)
      deps.log.error({ disputeId: dispute.id.toString(), status }, 'a gateway contradicts the outcome of a dispute');
    return { deposit: found.deposit, moneyMoved: found.moneyMoved || (decided && status === 'won') };
  }
  await noteReported(sql, dispute.id, reported);
  // An answer whose acknowledgement was lost.
  if (status === 'under review' && dispute.state === 'submitting')
    await moveDispute(sql, { id: dispute.id, from: 'submitting', to: 'represented' });
  return found;
};

/** The cases that the report names, or those that it means without naming them. */
const reportedIn = async (sql: Sql, deposit: Deposit, report: PaymentReport): Promise<readonly ReportedDispute[]> => {
  const { disputes: named = [] } = report;
  const cases = await readOfDeposits(sql, deposit.playerId, [deposit.id]);
  const known = { deposit, cases, disputed: await disputedAmount(sql, deposit.playerId, deposit.id) };
  const chargeBacks = named.length > 0 ? named : chargeBackIn(known, report);
  return [...refundIn(known, report), ...chargeBacks];
};

export const disputePort = (deps: OpenDeps): DisputePort => ({
  hear: async (sql, deposit, report, account) => {
    let heard: Heard = { deposit, moneyMoved: false };
    if (deposit.state !== 'credited' && deposit.state !== 'charged_back')
      return { state: deposit.state, moneyMoved: false };
    for (const reported of await reportedIn(sql, deposit, report)) {
      const next = await hearOne(deps, sql, heard.deposit, reported, account);
      heard = { deposit: next.deposit, moneyMoved: heard.moneyMoved || next.moneyMoved };
    }
    return { state: heard.deposit.state, moneyMoved: heard.moneyMoved };
  },
  isDisputed: async (sql, { playerId, id }) => (await disputedAmount(sql, playerId, id)) > 0n,
});
