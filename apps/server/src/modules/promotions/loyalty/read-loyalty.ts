/** A player's level, points and rakeback, with the formula's figures. */
import type { LoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { money, showAmount } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { payable } from './claim-rakeback.ts';
import type { HouseEdge, LoyaltyDeps } from './deps.ts';
import { earningsOf, pointsPerEuro } from './earnings.ts';
import { levelAt, levels, micro, type Level } from './levels.ts';
import * as store from './loyalty-store.ts';

/** What the formula is explained with. */
const exampleCents = 10_00n;
const euroScale = 10n ** 18n;

/** With two decimals, rounded down. */
const hundredths = (value: bigint): string => `${value / 100n}.${(value % 100n).toString().padStart(2, '0')}`;
/** Of a fraction, in per cent. */
const percentText = ({ n, d }: HouseEdge): string => hundredths(n > 0n ? (n * 10_000n) / d : 0n);

const shownLevel = ({ level, name, fromPoints, rakebackPercent, giftCents }: Level) => ({
  ...{ level, name, fromPoints, rakebackPercent },
  giftEur: showAmount('EUR', giftCents),
});

const exampleOf =
  ({ rakebackPercent }: Level) =>
  ({ gameId, name, edge }: ReturnType<LoyaltyDeps['publishedEdges']>[number]) => {
    const stake = money('EUR', exampleCents).subunits;
    const round = { currency: 'EUR', cash: stake, first: stake, edge, eurRate: euroScale, rakebackPercent } as const;
    const { points, rakeback } = earningsOf(round);
    return {
      ...{ gameId, name, edgePercent: percentText(edge), points: hundredths((points * 100n) / micro) },
      // In EUR, to a hundredth of a cent.
      rakeback: `${rakeback / (100n * micro)}.${(((rakeback * 100n) / micro) % 10_000n).toString().padStart(4, '0')}`,
    };
  };

/** From 1. */
export const levelOfPlayer = async (sql: Sql, playerId: PlayerId): Promise<number> =>
  levelAt((await store.readPlayer(sql, playerId))?.points ?? 0n).level;

export const readLoyalty =
  (deps: LoyaltyDeps) =>
  async (playerId: PlayerId): Promise<LoyaltyLevel> => {
    const [player, rakeback, gate] = await Promise.all([
      store.readPlayer(deps.db, playerId),
      store.rakebackOf(deps.db, playerId),
      deps.wallet.gate(playerId),
    ]);
    const { points, staked } = player ?? { points: 0n, staked: 0n };
    const level = levelAt(points);
    const next = levels.find((one) => one.level === level.level + 1);
    const whole = Number(points / micro);
    return {
      ...{ level: level.level, name: level.name, points: whole },
      nextLevel: next === undefined ? null : { level: next.level, name: next.name, fromPoints: next.fromPoints },
      pointsToNext: next === undefined ? null : next.fromPoints - whole,
      benefits: { rakebackPercent: level.rakebackPercent, giftEur: showAmount('EUR', level.giftCents) },
      levels: levels.map(shownLevel),
      rakeback: rakeback.map((row) => ({
        currency: row.currency,
        amount: showAmount(row.currency, payable(row)),
        paidSoFar: showAmount(row.currency, row.paid),
      })),
      paused: gate !== undefined && isPaused(gate),
      counted: {
        stakedEur: showAmount('EUR', staked / (micro / 100n)),
        edgeEur: showAmount('EUR', points / (pointsPerEuro * (micro / 100n))),
        edgePercent: percentText({ n: points, d: staked === 0n ? 1n : staked * pointsPerEuro }),
      },
      example: { stakeEur: showAmount('EUR', exampleCents), games: deps.publishedEdges().map(exampleOf(level)) },
    };
  };

type Gate = NonNullable<Awaited<ReturnType<LoyaltyDeps['wallet']['gate']>>>;

const isPaused = ({ protectionStatus, protectionUntil }: Gate): boolean =>
  !['active', 'closed'].includes(protectionStatus) &&
  (protectionUntil === undefined || protectionUntil.getTime() > Date.now());

/** For operators: the figures beside what the gifts came to. */
export const readLoyaltyOfPlayer = (deps: LoyaltyDeps) => async (playerId: PlayerId) => ({
  ...(await readLoyalty(deps)(playerId)),
  gifts: (await store.giftsOf(deps.db, playerId)).map(({ level, reachedAt, grantedAt, refusedBecause }) => ({
    level,
    reachedAt: reachedAt.toISOString(),
    grantedAt: grantedAt?.toISOString() ?? null,
    refusedBecause,
  })),
});
