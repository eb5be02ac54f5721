/**
 * One bonus from its grant to its end, by the ledger's rules (`settle_rounds` in the database): stakes take cash first, then bonus; a payout
 * returns in the ratio of both, floored to bonus; every stake advances the wagering by its weight; completion turns the bonus into cash,
 * and a bonus of which nothing is left is over. Beside it a player who deposited the same and took no bonus plays the same rounds.
 */
import { payoutOf } from '../payout.ts';
import { drawIndex } from './alias-table.ts';
import { advanceOf, wholeNumber, type ReadyBet, type ReadyPlan, type ReadyTable } from './plan.ts';

export type SessionEnd = 'completed' | 'lost' | 'expired';

export interface PlayedBonus {
  readonly end: SessionEnd;
  readonly cash: number;
  readonly rounds: number;
  readonly staked: number;
}

export interface SessionResult extends PlayedBonus {
  /** Loss that was to be expected of these stakes, by the game's return. */
  readonly drift: number;
  /** Bonus money that was left and did not become cash. */
  readonly forfeited: number;
  /** The same of the player without the bonus. */
  readonly plainCash: number;
  readonly plainStaked: number;
  readonly plainDrift: number;
}

/** What one round did. */
interface Round {
  staked: number;
  paid: number;
  advance: number;
  drift: number;
}

const noRound: Round = { staked: 0, paid: 0, advance: 0, drift: 0 };

const chosenBet = (bets: readonly ReadyBet[], word: number): ReadyBet =>
  (bets.find(({ until }) => word < until) ?? bets.at(-1)) as ReadyBet;

/** The one with the most units that the money covers. */
const scarceTable = (tables: readonly ReadyTable[], units: number): ReadyTable =>
  tables.findLast((table) => table.units <= units) ?? (tables[0] as ReadyTable);

/** With less money than a round can stake. False: it does not suffice for another round. */
const playScarce = (bet: ReadyBet, money: number, first: number, second: number, round: Round): boolean => {
  const unit = Math.min(bet.unit, Math.floor(money / bet.initialUnits));
  if (unit < bet.least) return false;
  const table = scarceTable(bet.tables, Math.floor(money / unit));
  const index = drawIndex(table.alias, first, second);
  if (unit === bet.unit) take(table, index, round);
  else {
    const [staked, multiplierE4] = table.outcomes[index] as ReadyTable['outcomes'][number];
    round.staked = staked * unit;
    round.paid = wholeNumber(payoutOf(BigInt(unit), BigInt(multiplierE4)));
    round.advance = advanceOf(unit, staked, bet);
    round.drift = (table.drift * unit) / bet.unit;
  }
  return true;
};

const take = (table: ReadyTable, index: number, round: Round): void => {
  round.staked = table.staked[index] as number;
  round.paid = table.paid[index] as number;
  round.advance = table.advance[index] as number;
  round.drift = table.drift;
};

/** The share of a payout that is the bonus's; exact where a product of both is no exact number any more. */
const bonusShare = (paid: number, fromBonus: number, staked: number): number => {
  if (fromBonus === 0 || paid === 0) return 0;
  if (fromBonus === staked) return paid;
  const product = paid * fromBonus;
  return Number.isSafeInteger(product)
    ? Math.floor(product / staked)
    : wholeNumber((BigInt(paid) * BigInt(fromBonus)) / BigInt(staked));
};

/** A player without a bonus. */
interface Plain {
  cash: number;
  staked: number;
  drift: number;
}

const playPlain = (plain: Plain, bet: ReadyBet, first: number, second: number, round: Round): void => {
  if (plain.cash >= bet.wholeMoney) take(bet.whole, drawIndex(bet.whole.alias, first, second), round);
  else if (!playScarce(bet, plain.cash, first, second, round)) return;
  plain.cash += round.paid - round.staked;
  plain.staked += round.staked;
  plain.drift += round.drift;
};

export const playBonus = (plan: ReadyPlan, nextWord: () => number): SessionResult => {
  const { bets, required, cap, mostRounds } = plan;
  const [only] = bets.length === 1 ? bets : [];
  let [cash, bonus, wagered, staked, drift, rounds] = [plan.deposit, plan.bonus, 0, 0, 0, 0];
  const plain: Plain = { cash: plan.deposit, staked: 0, drift: 0 };
  const [round, plainRound]: [Round, Round] = [{ ...noRound }, { ...noRound }];
  let end: SessionEnd = 'expired';
  for (; rounds < mostRounds;) {
    const bet = only ?? chosenBet(bets, nextWord());
    const [first, second] = [nextWord(), nextWord()];
    if (cash + bonus >= bet.wholeMoney) take(bet.whole, drawIndex(bet.whole.alias, first, second), round);
    else if (!playScarce(bet, cash + bonus, first, second, round)) {
      end = 'lost';
      break;
    }
    rounds += 1;
    staked += round.staked;
    drift += round.drift;
    const fromBonus = Math.max(0, round.staked - cash);
    const share = bonusShare(round.paid, fromBonus, round.staked);
    cash += round.paid - share - (round.staked - fromBonus);
    bonus += share - fromBonus;
    wagered += round.advance;
    // By the same words: what differs is the money alone.
    if (plain.cash > 0) playPlain(plain, bet, first, second, plainRound);
    if (wagered >= required) end = 'completed';
    else if (bonus === 0 && fromBonus > 0) end = 'lost';
    if (end !== 'expired') break;
  }
  const converted = end === 'completed' ? Math.min(bonus, cap) : 0;
  return {
    ...{ end, cash: cash + converted, rounds, staked, drift, forfeited: bonus - converted },
    ...{ plainCash: plain.cash, plainStaked: plain.staked, plainDrift: plain.drift },
  };
};
