/** Steps of a player with a bonus, through the wallet's calls and in the model beside it. */
import { expect } from 'vitest';
import type { Database } from '../../../database/database.ts';
import type { GrantId, PaymentId } from '../ids.ts';
import type { Wallet } from '../index.ts';
import { betElement, euroRate, newPaymentId, stepElement, type Bettor } from './bettor.ts';
import {
  playBet,
  playEnd,
  playHold,
  playRaise,
  playReturn,
  withdrawable,
  type Model,
  type Stake,
} from './bonus-model.ts';

export interface BonusRun {
  readonly model: Model;
  readonly player: Bettor;
  grantId: GrantId | undefined;
}

export interface BonusBooks {
  readonly wallet: Wallet;
  readonly owner: Database;
  readonly app: Database;
}

let ids = 0n;
export const nextModelId = (): bigint => (ids += 1n);
export const nextModelKey = (): string => `model ${nextModelId()}`;

export const whoseOf = ({ player: { playerId } }: BonusRun) => ({ playerId, currency: 'EUR' as const });

export const deposit = async (
  { wallet, owner }: BonusBooks,
  run: BonusRun,
  { amount, to, paymentId = newPaymentId() }: { amount: bigint; to: 'cash' | 'locked'; paymentId?: PaymentId },
): Promise<void> => {
  await wallet.creditDeposit(owner, {
    ...{ ...whoseOf(run), paymentId, provider: 'model', eurRate: euroRate, amount, to },
  });
  run.model[to] += amount;
  if (to === 'cash') run.model.unstaked += amount;
};

export const bet = async ({ wallet }: BonusBooks, { model, player }: BonusRun, stake: Stake): Promise<void> => {
  const element = betElement(player, { ...stake, nonce: model.nonce, win: stake.open ? 0n : stake.win });
  const reply = await wallet.commitRound({ ...element, wagerWeightBp: Number(stake.weight) });
  const roundId = () => ('roundId' in reply ? (reply.roundId ?? 0n) : 0n);
  expect(reply.status).toBe(playBet(model, stake, roundId));
};

export const raise = async (
  { wallet }: BonusBooks,
  { model, player }: BonusRun,
  { amount, weight }: { amount: bigint; weight: bigint },
): Promise<void> => {
  if (model.open === undefined) return;
  const { roundId, seq } = model.open;
  const rest = { final: false, actions: [{ type: 'BET' as const, amount }], key: nextModelKey() };
  const element = stepElement(player, { roundId, seq }, { ...rest, wagerWeightBp: Number(weight) });
  const { status } = await wallet.commitRound(element);
  expect(status).toBe(playRaise(model, model.open, amount, weight));
};

export const end = async (
  { wallet }: BonusBooks,
  { model, player }: BonusRun,
  { win, refund, weight }: { win: bigint; refund: boolean; weight: bigint },
): Promise<void> => {
  if (model.open === undefined) return;
  const { cashStaked, bonusStaked } = model.open;
  const action = refund
    ? { type: 'REFUND' as const, amount: cashStaked + bonusStaked }
    : { type: 'WIN' as const, amount: win };
  const rest = { actions: [action], key: nextModelKey(), wagerWeightBp: Number(weight) };
  expect((await wallet.commitRound(stepElement(player, model.open, rest))).status).toBe('settled');
  playEnd(model, model.open, { win, refund, weight });
};

/** `hold`: asks the wallet, alone or with what else belongs to a withdrawal. Returns whether it holds the amount now. */
export const cashOut = async (
  { model }: BonusRun,
  amount: bigint,
  hold: (paymentId: PaymentId) => ReturnType<Wallet['holdCashOut']>,
): Promise<boolean> => {
  if (model.hold !== undefined) return false;
  const paymentId = newPaymentId();
  const reply = await hold(paymentId);
  const free = withdrawable(model);
  if (amount > free) {
    const reason = amount > model.cash + model.locked ? 'funds' : 'not_withdrawable_yet';
    expect(reply).toEqual({ ok: false, reason, withdrawable: free });
    return false;
  }
  const bonusId = model.active?.id;
  const taken = playHold(model, paymentId, amount);
  const bonusRemoved = taken === undefined ? {} : { bonusRemoved: { bonusId, amount: taken } };
  expect({ ...reply, repeated: false }).toEqual({ ok: true, repeated: false, ...bonusRemoved });
  return true;
};

type Decision = 'paid' | 'restore' | 'keep_removed';

/** What became of the bonus that the withdrawal had taken. */
export const decideCashOut = async (
  { wallet, app }: BonusBooks,
  { model }: BonusRun,
  way: Decision,
): Promise<ReturnType<typeof playReturn>> => {
  const { hold } = model;
  if (hold === undefined) return undefined;
  const paymentId = hold.paymentId as PaymentId;
  if (way === 'paid') {
    const leg = { paymentId, leg: 1, provider: 'model', amount: hold.cash + hold.locked, fee: 0n };
    await wallet.settleCashOut(app, leg);
    model.pending = 0n;
    model.hold = undefined;
    return undefined;
  }
  const reply = await wallet.returnCashOut(app, { paymentId, bonus: way });
  const outcome = playReturn(model, hold, way === 'restore');
  expect([reply.bonusRestored !== undefined, reply.bonusNotRestored !== undefined]).toEqual([
    outcome === 'restored',
    outcome === 'not_restored',
  ]);
  return outcome;
};

/** One of the grant's spins, with the bet that it was granted with. Returns whether it was played. */
export const spin = async (
  { wallet }: BonusBooks,
  { model, player, grantId }: BonusRun,
  win: bigint,
  params: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  if (grantId === undefined) return false;
  const actions = [{ type: 'WIN' as const, amount: win }];
  const rest = { funding: 'free_spin' as const, grantId, actions, outcome: { params } };
  const { status } = await wallet.commitRound(
    betElement(player, { nonce: model.nonce, stake: 20n }, { ...rest, key: nextModelKey() }),
  );
  const expected = model.open !== undefined ? 'stale_seq' : model.spins === 0 ? 'funds' : 'settled';
  expect(status).toBe(expected);
  if (status !== 'settled') return false;
  model.nonce += 1n;
  model.spins -= 1;
  model.spinWin += win;
  return true;
};

/** The ledger holds what the model says. */
export const expectSame = async (
  { owner }: BonusBooks,
  { model, player: { playerId } }: BonusRun,
  tournamentId = 0n,
): Promise<void> => {
  const { cash, bonus, locked, pending, spinWin, unstaked, pool, active } = model;
  const held = await owner.one(
    `select (sum(balance) filter (where kind = 'cash'))::bigint as cash, coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint as bonus,
       coalesce(sum(balance) filter (where kind = 'locked'), 0)::bigint as locked,
       coalesce(sum(balance) filter (where kind = 'cashout_pending'), 0)::bigint as pending,
       coalesce(sum(balance) filter (where kind = 'free_spin_win'), 0)::bigint as "spinWin", sum(unstaked)::bigint as unstaked,
       coalesce((select balance from accounts where owner_kind = 'pool' and owner_id = $2 and kind = 'tournament'), 0)::bigint as pool,
       (select bonus_id from player_gate where player_id = $1) as active, (select wagered from player_gate where player_id = $1) as wagered
     from accounts where owner_kind = 'player' and owner_id = $1`,
    [playerId, tournamentId],
  );
  const progress = { active: active?.id ?? null, wagered: active?.wagered ?? null };
  expect(held).toEqual({ cash, bonus, locked, pending, spinWin, unstaked, pool, ...progress });
};
