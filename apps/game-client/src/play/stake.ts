/** The stake control's arithmetic, in subunits. Every result lies within the range. */
import type { StakeRange } from '@carmine/contract/games/play';
import {
  isBought,
  isFairStake,
  returnAtStake,
  stakeLimits,
  type GameView,
  type StakeLimits,
  type StakeRule,
} from '@carmine/games/stage';
import { parseAmount, readAmount, type CurrencyCode } from '@carmine/money';

/** Stakes of a session: of the game's default bet, and the rule for any other bet. */
export interface SessionStakes {
  readonly ofDefault: StakeLimits;
  readonly rule: StakeRule;
}

export const readStakes = ({ currency, rule, ...range }: StakeRange): SessionStakes => {
  const read = (text: string) => readAmount(currency, text).subunits;
  return {
    ofDefault: {
      min: read(range.min),
      max: read(range.max),
      initial: read(range.initial),
      levels: range.levels.map(read),
    },
    rule: {
      highestPayout: read(rule.highestPayout),
      highestStake: read(rule.highestStake),
      leastStake: read(rule.leastStake),
      fairStakeCap: read(rule.fairStakeCap),
      initialStake: read(rule.initialStake),
    },
  };
};

interface ChosenBet {
  readonly session: { readonly stakes: SessionStakes };
  readonly view: Pick<GameView, 'payoutsOf'>;
  readonly params: Record<string, unknown>;
}

/** What may be staked on the bet that is on the table. */
export const stakesOf = ({ session: { stakes }, view, params }: ChosenBet): StakeLimits =>
  view.payoutsOf === undefined ? stakes.ofDefault : stakeLimits(stakes.rule, view.payoutsOf(params));

/** The current bet's return in 1/100 of a percent, if rounding at this stake costs 0.1 % or more of it. */
export const roundedReturn = ({ view, params, stake }: ChosenBet & { readonly stake: bigint }): bigint | undefined => {
  const bet = view.payoutsOf?.(params);
  if (bet === undefined || stake <= 0n || isFairStake(bet, stake)) return undefined;
  const { n, d } = returnAtStake(bet, stake);
  return (n * 10_000n) / d;
};

interface StakedBet {
  readonly view: Pick<GameView, 'stakeUnits' | 'sale'>;
  readonly params: Record<string, unknown>;
  readonly stake: bigint;
}

/** Betting units of the bet on the table. */
export const unitsOf = ({ view, params }: Omit<StakedBet, 'stake'>): bigint =>
  (isBought(params) ? view.sale?.price : view.stakeUnits?.(params)) ?? 1n;

/** All that a round on this table stakes when it begins. */
export const totalStake = (bet: StakedBet): bigint => bet.stake * unitsOf(bet);

export const clampStake = (stake: bigint, { min, max }: Pick<StakeLimits, 'min' | 'max'>): bigint =>
  stake < min ? min : stake > max ? max : stake;

export const halved = (stake: bigint, stakes: StakeLimits): bigint => clampStake(stake / 2n, stakes);
export const doubled = (stake: bigint, stakes: StakeLimits): bigint => clampStake(stake * 2n, stakes);

/** The next level above; the highest stake from the last one on. */
export const raised = (stake: bigint, stakes: StakeLimits): bigint =>
  clampStake(stakes.levels.find((level) => level > stake) ?? stakes.max, stakes);

export const lowered = (stake: bigint, stakes: StakeLimits): bigint =>
  clampStake(stakes.levels.findLast((level) => level < stake) ?? stakes.min, stakes);

/** What a person typed, cut to the currency's decimals; `undefined` when it is no amount. */
export const typedStake = (code: CurrencyCode, text: string): bigint | undefined => {
  const plain = text.replace(/[\s]/g, '').replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '');
  const parsed = parseAmount(code, plain.replace(/^0+(?=\d)/, ''));
  return parsed.ok ? parsed.money.subunits : undefined;
};
