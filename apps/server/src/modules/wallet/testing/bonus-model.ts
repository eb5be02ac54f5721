/** What a player's accounts must hold, by simple arithmetic: money of a bonus beside cash, spins, withdrawals, rewards and a prize pool. */

export interface OpenRound {
  readonly roundId: bigint;
  seq: number;
  cashStaked: bigint;
  bonusStaked: bigint;
  /** Of the deposits that must be staked once. */
  used: bigint;
  bonusId: bigint | undefined;
}

export interface ActiveBonus {
  readonly id: bigint;
  readonly required: bigint;
  readonly most: bigint;
  wagered: bigint;
  expired: boolean;
  /** Most that becomes cash. */
  readonly cap?: bigint | undefined;
  /** Of the game that is played: bonus money is not staked there, or another share of a stake counts. */
  readonly excepted?: boolean;
  readonly weight?: bigint | undefined;
}

export interface Hold {
  readonly paymentId: bigint;
  readonly cash: bigint;
  readonly locked: bigint;
  /** The bonus it took; undefined once it cannot come back. */
  bonus: { readonly was: ActiveBonus; readonly amount: bigint } | undefined;
}

export interface Model {
  cash: bigint;
  bonus: bigint;
  locked: bigint;
  pending: bigint;
  spinWin: bigint;
  unstaked: bigint;
  pool: bigint;
  nonce: bigint;
  spins: number;
  active: ActiveBonus | undefined;
  /** With what of each may still become cash, by money of rounds that were open; undefined: everything. */
  readonly completed: Map<bigint, bigint | undefined>;
  open: OpenRound | undefined;
  hold: Hold | undefined;
  readonly entries: { key: string; amount: bigint; used: bigint }[];
}

export const newModel = (): Model => ({
  ...{ cash: 0n, bonus: 0n, locked: 0n, pending: 0n, spinWin: 0n, unstaked: 0n, pool: 0n, nonce: 0n, spins: 0 },
  ...{ active: undefined, completed: new Map(), open: undefined, hold: undefined, entries: [] },
});

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const above = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/** Cash that was staked once leaves, and locked money. */
export const withdrawable = ({ locked, cash, unstaked }: Model): bigint => locked + above(cash, unstaked);

/** Takes a stake: cash first, then bonus money, which must be the round's if it has some, and allowed in the game. */
const pay = (model: Model, stake: bigint, round: OpenRound | undefined) => {
  const { active } = model;
  const cash = smaller(stake, model.cash);
  const fits = active !== undefined && !active.expired && (round?.bonusId ?? active.id) === active.id;
  if (stake - cash > (fits ? model.bonus : 0n)) return 'funds';
  if (stake > cash && active?.excepted === true) return 'bonus_game_excluded';
  return { cash, bonus: stake - cash, used: smaller(model.unstaked, cash) };
};

/** A bet that does not count does not count under any bonus. */
const weightUnder = ({ weight }: ActiveBonus, usual: bigint): bigint => (usual === 0n ? 0n : (weight ?? usual));

const within = (amount: bigint, cap: bigint | undefined): bigint => (cap === undefined ? amount : smaller(amount, cap));

/** Counts a stake, then ends the bonus if that completed it, or if nothing is left of it. */
const count = (
  model: Model,
  { stake, weight, round }: { stake: bigint; weight: bigint; round: OpenRound | 'open' },
) => {
  const { active } = model;
  if (active === undefined || active.expired) return;
  const step = (stake * weightUnder(active, weight)) / 10_000n;
  if (stake > 0n && active.wagered + step >= active.required) {
    const converted = within(model.bonus, active.cap);
    model.completed.set(active.id, active.cap === undefined ? undefined : active.cap - converted);
    model.cash += converted;
    model.bonus = 0n;
    model.active = undefined;
    return;
  }
  active.wagered = active.wagered + step > 0n ? active.wagered + step : 0n;
  if (round !== 'open' && model.bonus === 0n && round.bonusStaked > 0n && round.bonusId === active.id)
    model.active = undefined;
};

/** Where a payout or refund goes: in the ratio of the stakes, floored to bonus; a removed bonus' share is the house's, a completed one's cash. */
const share = (model: Model, round: OpenRound, amount: bigint): bigint => {
  const total = round.cashStaked + round.bonusStaked;
  const part = total === 0n ? 0n : (amount * round.bonusStaked) / total;
  let cash = amount - part;
  if (round.bonusId === model.active?.id) model.bonus += part;
  else if (round.bonusId !== undefined && model.completed.has(round.bonusId)) {
    const left = model.completed.get(round.bonusId);
    const converted = within(part, left);
    if (left !== undefined) model.completed.set(round.bonusId, left - converted);
    cash += converted;
  }
  model.cash += cash;
  return cash;
};

export interface Stake {
  readonly stake: bigint;
  readonly win: bigint;
  readonly weight: bigint;
  readonly open: boolean;
}

/** The status that the ledger must give. */
export const playBet = (model: Model, { stake, win, weight, open }: Stake, roundId: () => bigint): string => {
  if (model.open !== undefined) return 'stale_seq';
  if (model.active?.expired === false && stake > model.active.most) return 'bonus_max_bet';
  const paid = pay(model, stake, undefined);
  if (typeof paid === 'string') return paid;
  model.nonce += 1n;
  model.cash -= paid.cash;
  model.bonus -= paid.bonus;
  model.unstaked -= paid.used;
  const round: OpenRound = {
    ...{ roundId: open ? roundId() : 0n, seq: 0, cashStaked: paid.cash, bonusStaked: paid.bonus, used: paid.used },
    bonusId: paid.bonus > 0n ? model.active?.id : undefined,
  };
  if (open) model.open = round;
  else share(model, round, win);
  count(model, { stake, weight, round: open ? 'open' : round });
  return 'settled';
};

export const playRaise = (model: Model, round: OpenRound, stake: bigint, weight: bigint): string => {
  const paid = pay(model, stake, round);
  if (typeof paid === 'string') return paid;
  model.cash -= paid.cash;
  model.bonus -= paid.bonus;
  model.unstaked -= paid.used;
  if (paid.bonus > 0n) round.bonusId ??= model.active?.id;
  round.seq += 1;
  round.cashStaked += paid.cash;
  round.bonusStaked += paid.bonus;
  round.used += paid.used;
  count(model, { stake, weight, round: 'open' });
  return 'settled';
};

export const playEnd = (
  model: Model,
  round: OpenRound,
  { win, refund, weight }: { win: bigint; refund: boolean; weight: bigint },
): void => {
  const staked = round.cashStaked + round.bonusStaked;
  if (refund) model.unstaked += smaller(share(model, round, staked), round.used);
  else share(model, round, win);
  model.open = undefined;
  if (model.active === undefined || model.active.expired) return;
  const { active } = model;
  const back = refund ? (staked * weightUnder(active, weight)) / 10_000n : 0n;
  active.wagered = active.wagered > back ? active.wagered - back : 0n;
  if (model.bonus === 0n && round.bonusStaked > 0n && round.bonusId === active.id) model.active = undefined;
};

/** What is removed. */
export const endActive = (model: Model): bigint => {
  const left = model.bonus;
  model.bonus = 0n;
  model.active = undefined;
  return left;
};

export const playHold = (model: Model, paymentId: bigint, amount: bigint): bigint | undefined => {
  const locked = smaller(model.locked, amount);
  const cash = amount - locked;
  const was = cash > 0n ? model.active : undefined;
  const taken = was === undefined ? undefined : endActive(model);
  model.locked -= locked;
  model.cash -= cash;
  model.pending += amount;
  model.hold = { paymentId, cash, locked, bonus: was && taken !== undefined ? { was, amount: taken } : undefined };
  return taken;
};

/** Returns what becomes of the bonus that the withdrawal took. */
export const playReturn = (model: Model, hold: Hold, restore: boolean): 'restored' | 'not_restored' | undefined => {
  model.cash += hold.cash;
  model.locked += hold.locked;
  model.pending = 0n;
  model.hold = undefined;
  if (!restore || hold.bonus === undefined) return undefined;
  const { was, amount } = hold.bonus;
  if (amount === 0n && model.open?.bonusId !== was.id) return undefined;
  if (model.active !== undefined) return 'not_restored';
  model.active = was;
  model.bonus += amount;
  return 'restored';
};
