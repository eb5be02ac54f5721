/** One bonus on a game's real rules, round by round with its published strategy: what a simulation from its distribution must agree with. */
import { payoutOf, stakeUnitsOf, type AnyGame, type Rng } from '../src/index.ts';
import type { BonusPlan, BonusTerms } from '../src/bonus-simulation/index.ts';
import type { PlayedBonus, SessionEnd } from '../src/bonus-simulation/session.ts';
import { bestPlayer, playThrough } from './play-through.ts';

export interface PlayedBet {
  readonly game: AnyGame;
  readonly params: unknown;
  readonly stake: bigint;
  readonly leastStake: bigint;
  readonly weightBp: number;
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Where the money of a round comes from and goes to, and whether it is the last. */
const settle = (
  { cash, bonus, wagered }: { cash: bigint; bonus: bigint; wagered: bigint },
  { staked, payout, advance }: { staked: bigint; payout: bigint; advance: bigint },
  required: bigint,
) => {
  const [fromCash, fromBonus] = [smaller(cash, staked), staked - smaller(cash, staked)];
  const toBonus = (payout * fromBonus) / staked;
  const now = {
    cash: cash - fromCash + payout - toBonus,
    bonus: bonus - fromBonus + toBonus,
    wagered: wagered + advance,
  };
  const end: SessionEnd | undefined =
    now.wagered >= required ? 'completed' : now.bonus === 0n && fromBonus > 0n ? 'lost' : undefined;
  return { now, end };
};

export const playRealBonus = (terms: BonusTerms, bet: PlayedBet, rng: Rng, choice: Rng): PlayedBonus => {
  const { game, params } = bet;
  const initial = stakeUnitsOf(game, params);
  let money = { cash: terms.deposit, bonus: terms.bonus, wagered: 0n };
  let [rounds, total, end]: [number, bigint, SessionEnd] = [0, 0n, 'expired'];
  while (rounds < terms.mostRounds) {
    const all = money.cash + money.bonus;
    const unit = smaller(bet.stake / initial, all / initial);
    if (unit < bet.leastStake) {
      end = 'lost';
      break;
    }
    const player = bestPlayer(game, choice, all / unit - initial);
    const { debitUnits, multiplierE4 } = playThrough(game, params, rng, choice, player);
    const counted = (units: bigint) => (units * unit * BigInt(bet.weightBp)) / 10_000n;
    const advance = counted(initial) + (debitUnits - initial) * counted(1n);
    const round = { staked: debitUnits * unit, payout: payoutOf(unit, multiplierE4), advance };
    const settled = settle(money, round, terms.wagerRequired);
    [money, rounds, total] = [settled.now, rounds + 1, total + round.staked];
    if (settled.end !== undefined) {
      end = settled.end;
      break;
    }
  }
  const cash = money.cash + (end === 'completed' ? money.bonus : 0n);
  return { end, cash: Number(cash), rounds, staked: Number(total) };
};

/** The plan that simulates the same. */
export const planOf = (
  terms: BonusTerms,
  bet: PlayedBet,
  tables: BonusPlan['bets'][number]['tables'],
  seed: number,
): BonusPlan => ({
  ...{ terms, stake: bet.stake, seed },
  bets: [{ ...bet, tables, initialUnits: Number(stakeUnitsOf(bet.game, bet.params)), share: 1 }],
});
