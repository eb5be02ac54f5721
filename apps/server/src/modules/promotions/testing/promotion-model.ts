/**
 * What becomes of a player's promotions, as simply as the rules can be said: one bonus is active, the rest waits in order; a deposit keeps the
 * offer it was made under; a withdrawal takes what is active and what waits, and gives it back if it is refused. Money is the wallet's model.
 */
import { endActive, type Model } from '../../wallet/testing/bonus-model.ts';

export interface Offer {
  readonly percent: bigint;
  readonly spins: number;
  /** Of the wagering, and of what becomes cash at most; as multiples of the bonus. */
  readonly times: bigint;
  readonly capTimes: bigint | undefined;
  readonly excepted: boolean;
  readonly weight: bigint | undefined;
}

interface Own {
  readonly offer: Offer | undefined;
  /** Of the ledger and the module; known once it is there. */
  id: bigint;
  state: string;
  reason: string | null;
  bonus: bigint;
  fromSpins: bigint;
  required: bigint;
  cap: bigint | undefined;
  deposit: bigint | undefined;
  /** Of which it is the rest: a bonus that could not be restored. */
  readonly restOf?: Own;
  /** Granted with it, and what of them can be played. */
  spins: number;
  spinsLeft: number;
  wagered: bigint;
  wasStarted: boolean;
  cashOut: bigint | undefined;
}

interface MadeDeposit {
  readonly id: bigint;
  readonly amount: bigint;
  readonly under: Own | undefined;
  state: 'made' | 'credited' | 'reversed';
}

export interface PromotionModel {
  readonly money: Model;
  readonly owns: Own[];
  readonly deposits: MadeDeposit[];
  /** Whether a later deposit turns winnings of free spins into bonus money. */
  isUnlockable: boolean;
}

const open = new Set(['armed', 'queued', 'active']);
const mostStake = 500n;
const leastDeposit = 1_000n;
const unlockDeposit = 2_000n;
const unlockTimes = 2n;

const newOwn = (offer: Offer | undefined, given: Partial<Own> = {}): Own => ({
  ...{ offer, id: 0n, state: 'queued', reason: null, bonus: 0n, fromSpins: 0n, required: 0n, cap: undefined },
  ...{ deposit: undefined, spins: 0, spinsLeft: 0, wagered: 0n, wasStarted: false, cashOut: undefined },
  ...given,
});

const end = (own: Own, state: string, reason: string | null = null): void => {
  own.state = state;
  own.reason = reason;
};

const activeOf = ({ owns }: PromotionModel): Own | undefined => owns.find(({ state }) => state === 'active');

const start = (model: PromotionModel, own: Own): void => {
  const { money } = model;
  if (activeOf(model) !== undefined || money.active !== undefined) return end(own, 'queued');
  if (own.fromSpins > money.spinWin)
    return end(own, own.state === 'queued' ? 'removed' : 'cancelled', 'winnings_ended');
  money.spinWin -= own.fromSpins;
  money.bonus += own.bonus;
  money.active = {
    ...{ id: own.id, required: own.required, most: mostStake, wagered: 0n, expired: false, cap: own.cap },
    ...{ excepted: own.offer?.excepted ?? false, weight: own.offer?.excepted === true ? 0n : own.offer?.weight },
  };
  end(own, 'active');
  own.wasStarted = true;
  if (own.spins === 0) return;
  own.spinsLeft = own.spins;
  model.isUnlockable = true;
};

/** The oldest that waits. */
const startNext = (model: PromotionModel): void => {
  for (const own of model.owns.filter(({ state }) => state === 'queued')) {
    start(model, own);
    if (own.state !== 'removed') return;
  }
};

export const accept = (model: PromotionModel, offer: Offer): void => {
  const armed = model.owns.find(({ state }) => state === 'armed');
  if (armed?.offer === offer) return;
  if (armed !== undefined) end(armed, 'cancelled', 'replaced');
  model.owns.push(newOwn(offer, { state: 'armed' }));
};

export const reject = (model: PromotionModel): void => {
  const armed = model.owns.find(({ state }) => state === 'armed');
  if (armed !== undefined) end(armed, 'rejected');
};

const earn = (model: PromotionModel, { id, amount, under }: MadeDeposit): void => {
  const canEarn = under?.state === 'armed' || (under?.state === 'cancelled' && under.reason === 'replaced');
  if (under?.offer === undefined || !canEarn || amount < leastDeposit) return;
  const { percent, times, capTimes, spins } = under.offer;
  const bonus = (amount * percent) / 100n;
  Object.assign(under, { bonus, required: bonus * times, cap: capTimes && bonus * capTimes, deposit: id, spins });
  start(model, under);
};

const unlock = (model: PromotionModel, { id, amount }: MadeDeposit, next: () => bigint): void => {
  const waiting = model.owns
    .filter(({ state }) => state === 'queued')
    .reduce((sum, { fromSpins }) => sum + fromSpins, 0n);
  const fromSpins = model.money.spinWin - waiting;
  if (!model.isUnlockable || amount < unlockDeposit || fromSpins <= 0n) return;
  const own = newOwn(undefined, {
    ...{ id: next(), bonus: fromSpins + fromSpins / 2n, fromSpins, required: fromSpins * unlockTimes, deposit: id },
  });
  model.owns.push(own);
  start(model, own);
};

/** `next`: the id that the module gives to the next one. */
export const settle = (model: PromotionModel, deposit: MadeDeposit, next: () => bigint): void => {
  if (deposit.state === 'reversed') return;
  earn(model, deposit);
  unlock(model, deposit, next);
  deposit.state = 'credited';
};

export const gift = (model: PromotionModel, id: bigint, amount: bigint, times: bigint): void => {
  const own = newOwn(undefined, { id, bonus: amount, required: amount * times });
  model.owns.push(own);
  start(model, own);
};

const takeBack = (model: PromotionModel, own: Own): void => {
  if (own.state === 'active') endActive(model.money);
  const { hold } = model.money;
  if (hold?.bonus?.was.id === own.id) hold.bonus = undefined;
  own.spinsLeft = 0;
};

/** Whether it could be cancelled. */
export const cancel = (model: PromotionModel, own: Own): boolean => {
  if (!open.has(own.state)) return false;
  takeBack(model, own);
  end(own, 'cancelled', 'by_player');
  startNext(model);
  return true;
};

export const expire = (model: PromotionModel): void => {
  const own = activeOf(model);
  if (own !== undefined) {
    endActive(model.money);
    end(own, 'expired');
  }
  startNext(model);
};

/** After every bet: the ledger may have ended the bonus. */
export const noteEnd = (model: PromotionModel): void => {
  const own = activeOf(model);
  if (own === undefined || model.money.active !== undefined) return;
  end(own, model.money.completed.has(own.id) ? 'completed' : 'lost');
  startNext(model);
};

/** After the hold of a withdrawal. */
export const noteCashOut = (model: PromotionModel): void => {
  const { hold } = model.money;
  if (hold === undefined || hold.cash === 0n) return;
  for (const own of model.owns.filter(({ state }) => state === 'queued' || state === 'active')) {
    if (own.state === 'active') own.wagered = hold.bonus?.was.wagered ?? 0n;
    end(own, 'removed', 'cash_out');
    own.cashOut = hold.paymentId;
  }
};

/** `outcome`: what became of the bonus that the ledger had taken. */
export const noteReturn = (
  model: PromotionModel,
  { paymentId, bonusId, left }: { paymentId: bigint; bonusId: bigint | undefined; left: bigint },
  outcome: 'restored' | 'not_restored' | undefined,
  next: () => bigint,
): void => {
  const away = model.owns.find(({ id, reason }) => id === bonusId && reason === 'cash_out');
  if (outcome === 'restored' && away !== undefined) end(away, 'active');
  if (outcome === 'not_restored' && away !== undefined && left > 0n) {
    const { offer, required, cap, wagered } = away;
    const rest = { bonus: left, required: required > wagered ? required - wagered : 0n, cap, restOf: away };
    model.owns.push(newOwn(offer, { id: next(), ...rest }));
  }
  for (const own of model.owns)
    if (own.cashOut === paymentId && own.state === 'removed' && own.reason === 'cash_out' && !own.wasStarted)
      end(own, 'queued');
  startNext(model);
};

const earnedBy = (model: PromotionModel, deposit: bigint): Own[] => {
  const earned = model.owns.filter((own) => own.deposit === deposit);
  for (const own of model.owns) if (own.restOf !== undefined && earned.includes(own.restOf)) earned.push(own);
  return earned;
};

export const reverse = (model: PromotionModel, deposit: MadeDeposit): void => {
  for (const own of earnedBy(model, deposit.id)) {
    const isAway = own.state === 'removed' && own.reason === 'cash_out';
    takeBack(model, own);
    if (open.has(own.state) || isAway) end(own, 'removed', 'deposit_reversed');
  }
  deposit.state = 'reversed';
  startNext(model);
};

/** Winnings that no deposit has unlocked in time. */
export const expireWinnings = (model: PromotionModel): void => {
  if (!model.isUnlockable || model.owns.some(({ state, fromSpins }) => state === 'queued' && fromSpins > 0n)) return;
  model.isUnlockable = false;
  model.money.spinWin = 0n;
};
