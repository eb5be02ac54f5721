/** What the fake play server says of a game's jackpots, and what its rounds win of them. */
import type { AnyGame, Step } from '@carmine/games';
import { formatAmount, money } from '@carmine/money';

export interface FakePools {
  /** Content of every pool, in subunits of the launch's currency. */
  readonly pool: bigint;
  /** The pool that this round takes to where it must be won. */
  readonly falls: string | undefined;
}

/** The shares of its outcome, and the pool that falls. */
export const jackpotsWon = ({ jackpots = [] }: Step<unknown>, { pool, falls }: FakePools) => [
  ...jackpots.map((share) => ({ ...share, won: (pool * BigInt(share.winBp)) / 10_000n })),
  ...(falls === undefined ? [] : [{ name: falls, winBp: 0, won: pool }]),
];

/** What is in each of its pools: some time after its seed. */
export const jackpotsOf = ({ id, name, catalogue }: AnyGame) =>
  catalogue.jackpots.map(
    ({ name: pool, level, seedCents, poolBp, reserveBp, mustHitByCents, stakesPerWinCents }, index) => ({
      ...{ id: pool, name: `${name} ${level}`, level, currency: 'EUR', cycle: 3 + index, gameIds: [id] },
      amount: formatAmount(money('EUR', BigInt(Math.floor(seedCents * 1.6173) + 1_313))),
      seed: formatAmount(money('EUR', BigInt(seedCents))),
      contributionRate: ((poolBp + reserveBp) / 100).toFixed(2),
      ...(stakesPerWinCents === undefined ? {} : { chancePerEur: 100 / stakesPerWinCents }),
      ...(mustHitByCents === undefined ? {} : { mustHitBy: formatAmount(money('EUR', BigInt(mustHitByCents))) }),
    }),
  );
