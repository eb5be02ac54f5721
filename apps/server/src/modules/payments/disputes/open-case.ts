/** Opens a case: a charge-back of a whole deposit reverses it, a partial or later one takes back its own amount. */
import { money } from '@carmine/money';
import { depositReversed } from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { arrivedOf, carryOut, type Deposit, givenBackByGateway, partyOf, publishDeposit } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import { refundedInPart } from '../ports.ts';
import type { DisputeId } from './dispute.ts';
import { disputedAmount, openDispute, type NewDispute } from './dispute-store.ts';

export type OpenDeps = Omit<PaymentsDeps, 'publicUrl'>;

export type CaseOpened =
  /** `fresh`: false for a charge-back that is known already. */
  | { readonly ok: true; readonly id: DisputeId; readonly fresh: boolean; readonly deposit: Deposit }
  | { readonly ok: false; readonly reason: 'not_credited' | 'more_than_credited' };

/** What the player is told about a case that takes a part. */
const saidOf = ({ reason }: Pick<NewDispute, 'reason'>) =>
  reason === refundedInPart
    ? ({ state: 'refunded', reason: givenBackByGateway } as const)
    : ({ state: 'charged_back', reason: 'disputed_by_card_holder' } as const);

/** The caller holds the deposit's row lock. */
export const openCase = async (
  deps: OpenDeps,
  sql: Sql,
  deposit: Deposit,
  opening: Omit<NewDispute, 'depositId'>,
): Promise<CaseOpened> => {
  const { id: depositId, playerId, currency } = deposit;
  // No bank takes coins back: asked before anything is taken from the player.
  if (partyOf(deposit) === 'chain') return { ok: false, reason: 'not_credited' };
  const { amount: arrived } = arrivedOf(deposit);
  const isWhole =
    deposit.state === 'credited' &&
    opening.amount === arrived &&
    (await disputedAmount(sql, playerId, depositId)) === 0n;
  const now = isWhole ? { ...deposit, state: 'charged_back' as const } : deposit;
  if (isWhole)
    await carryOut(deps, sql, deposit, { to: 'charged_back', reason: 'disputed_by_card_holder' }, 'within_limits');
  const opened = await openDispute(sql, { ...opening, depositId });
  if (opened.refused !== undefined && isWhole) throw new Error(`No case for deposit ${depositId}: ${opened.refused}`);
  if (opened.refused !== undefined) return { ok: false, reason: opened.refused };
  if (opened.fresh && opened.whole !== true)
    await publishDeposit(deps, sql, deposit, {
      ...{ event: depositReversed, amount: money(currency, opening.amount), ...saidOf(opening) },
      ...{ dispute: deps.ids.encode('dsp', BigInt(opened.id) as DisputeId) },
      owed: money(currency, BigInt(opened.receivable ?? '0')),
      ...(opening.amount < arrived ? { whole: money(currency, arrived) } : {}),
    });
  return { ok: true, id: BigInt(opened.id) as DisputeId, fresh: opened.fresh, deposit: now };
};
