/** The terms of an offer that are simulated. */
import type { CurrencyCode } from '@carmine/money';

export interface SimulatedOffer {
  readonly currency: CurrencyCode;
  /** What the form begins with, in subunits. */
  readonly deposit: bigint;
  readonly stake: bigint;
  /** The bonus that a deposit earns; nothing if it is too low. */
  readonly bonusFor: (deposit: bigint) => bigint;
  /** How often the bonus is wagered. */
  readonly wagering: number;
  /** The most that may be staked on a round. */
  readonly maxStake: bigint;
  readonly days: number;
  /** The most that turns into cash, as a multiple of the bonus; none by default. */
  readonly conversionCapTimes?: number | undefined;
  /** Games that are not offered, and those of whose stakes another share counts, in percent. */
  readonly exceptGames?: readonly string[] | undefined;
  readonly gameWeights?: Readonly<Record<string, number>> | undefined;
}

/** How much of a bet counts under the offer; one that does not count anywhere does not count here. */
export const weightUnder = ({ gameWeights }: SimulatedOffer, gameId: string, usualBp: number): number => {
  const percent = gameWeights?.[gameId];
  return usualBp === 0 || percent === undefined ? usualBp : percent * 100;
};

/** From this deposit on, in cents: that many percent. */
const firstTiers = [
  { from: 5_000n, percent: 200n },
  { from: 1_600n, percent: 125n },
  { from: 1_000n, percent: 50n },
] as const;
const mostBonus = 800_000n;

/** The welcome offer of a first deposit. */
export const firstDepositOffer: SimulatedOffer = {
  ...{ currency: 'EUR', deposit: 5_000n, stake: 100n, wagering: 35, maxStake: 500n, days: 30 },
  bonusFor: (deposit) => {
    const bonus = (deposit * (firstTiers.find(({ from }) => deposit >= from)?.percent ?? 0n)) / 100n;
    return bonus < mostBonus ? bonus : mostBonus;
  },
};
