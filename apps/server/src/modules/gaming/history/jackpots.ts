/** The jackpots as they are published: amounts, rules, and what was won of them. */
import type { Jackpot, JackpotWin } from '@carmine/contract/games/jackpots';
import { approximate, chanceAt, chanceOf, decimalText, rational, type GameJackpot } from '@carmine/games';
import { showAmount } from '@carmine/money';
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Live } from '../../../platform/live/live.ts';
import type { ListedJackpotWin, Pool, Wallet } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import { maskName, type FindName } from './winners.ts';

export interface JackpotsDeps {
  readonly ids: Ids;
  readonly wallet: Pick<Wallet, 'lastJackpotWins' | 'pools' | 'wonJackpots'>;
  readonly games: Pick<GameLibrary, 'all'>;
  readonly findName: FindName;
  readonly live: Pick<Live, 'push'>;
}

/** A pool of the catalogue, with what players call it. */
export interface NamedPool {
  readonly entry: GameJackpot;
  readonly name: string;
  readonly gameIds: string[];
}

const everyMs = 1_000;
const euros = (cents: bigint): string => showAmount('EUR', cents);
/** Micro-euros in a cent, and in a euro. */
const [cent, euro] = [10_000n, 1_000_000n];
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const namedPools = ({ all }: Pick<GameLibrary, 'all'>): Map<string, NamedPool> => {
  const pools = new Map<string, NamedPool>();
  for (const { id, name, catalogue } of all)
    for (const entry of catalogue.jackpots) {
      const shown = entry.level === 'must-hit' ? name : `${name} ${capital(entry.level)}`;
      const known = pools.get(entry.name) ?? { entry, name: shown, gameIds: [] };
      known.gameIds.push(id);
      pools.set(entry.name, known);
    }
  return pools;
};

/** That a stake of one euro wins. */
const chancePerEuro = ({ stakesPerWinCents }: GameJackpot, pool: Pool): number | undefined => {
  if (stakesPerWinCents !== undefined)
    return approximate(chanceOf({ stakesPerWin: BigInt(stakesPerWinCents) * cent }, euro));
  if (pool.mustHitByCents === undefined) return undefined;
  const amounts = { seed: pool.seedCents * cent, mustHitBy: pool.mustHitByCents * cent, poolBp: pool.poolBp };
  return approximate(chanceAt(amounts, { amount: pool.amountCents * cent, remainder: 0n }, euro));
};

const toJackpot = (
  { entry, name, gameIds }: NamedPool,
  pool: Pool,
  lastWin: { readonly cents: bigint; readonly at: Date } | undefined,
): Jackpot => {
  const chancePerEur = chancePerEuro(entry, pool);
  return {
    ...{ id: pool.name, name, level: entry.level, currency: 'EUR', gameIds },
    amount: euros(pool.amountCents),
    seed: euros(pool.seedCents),
    contributionRate: decimalText(rational(pool.poolBp + pool.reserveBp, 100), 2),
    ...(chancePerEur === undefined ? {} : { chancePerEur }),
    ...(pool.mustHitByCents === undefined ? {} : { mustHitBy: euros(pool.mustHitByCents) }),
    ...(pool.trigger === undefined ? {} : { commitment: pool.trigger.commitment }),
    cycle: pool.cycle,
    ...(lastWin === undefined ? {} : { lastWin: { amount: euros(lastWin.cents), at: lastWin.at.toISOString() } }),
  };
};

const toWin =
  ({ ids, findName }: Pick<JackpotsDeps, 'ids' | 'findName'>, named: ReadonlyMap<string, NamedPool>) =>
  async (win: ListedJackpotWin): Promise<JackpotWin> => {
    const { entry, name } = named.get(win.name) ?? { entry: undefined, name: win.name };
    const { revealed, cycle } = win;
    return {
      ...{ jackpot: win.name, name, level: entry?.level ?? (revealed === undefined ? 'grand' : 'must-hit') },
      amount: euros(win.eurCents),
      currency: win.currency,
      paid: showAmount(win.currency, win.amount),
      player: maskName(await findName(win.playerId)),
      game: win.gameId,
      round: ids.encode('rnd', win.roundId),
      at: win.at.toISOString(),
      ...(revealed === undefined || cycle === undefined
        ? {}
        : {
            proof: {
              ...{ trigger: euros(revealed.triggerCents), salt: revealed.salt, commitment: revealed.commitment, cycle },
              openedAt: revealed.openedAt.toISOString(),
            },
          }),
    };
  };

export const createJackpots = (deps: JackpotsDeps) => {
  const { wallet, live } = deps;
  const named = namedPools(deps.games);
  const current = createFreshValue(async (): Promise<readonly Jackpot[]> => {
    if (named.size === 0) return [];
    const [pools, lastWins] = await Promise.all([wallet.pools(), wallet.lastJackpotWins()]);
    const shown = pools.flatMap((pool) => {
      const found = named.get(pool.name);
      if (found === undefined) return [];
      return [{ cents: pool.amountCents, jackpot: toJackpot(found, pool, lastWins.get(pool.poolId)) }];
    });
    return shown.toSorted((a, b) => (a.cents < b.cents ? 1 : -1)).map(({ jackpot }) => jackpot);
  }, everyMs);
  let waiting = false;
  let again = false;
  const push = async () => {
    current.forget();
    const jackpots = (await current.read()).map(({ id, currency, amount }) => ({ id, currency, amount }));
    live.push({ audience: 'public', topic: 'jackpots', data: { jackpots } });
  };
  /** The first stake after a quiet second is told of at once, those of the second after it together. */
  const hint = (): void => {
    again = waiting;
    if (waiting) return;
    waiting = true;
    void push().catch(() => undefined);
    setTimeout(() => {
      waiting = false;
      if (again) hint();
    }, everyMs).unref();
  };
  return {
    /** The pools of the catalogue by their ids. */
    named: named as ReadonlyMap<string, NamedPool>,
    /** The highest first; empty while no game has a pool. */
    all: () => current.read(),
    wins: async (query: { page: number; size: number; jackpot?: string | undefined }) => {
      const { items, total } = await wallet.wonJackpots({ ...query, name: query.jackpot });
      const { page, size } = query;
      return { items: await Promise.all(items.map(toWin(deps, named))), page, size, total: Number(total) };
    },
    /** Tells open pages that a pool has grown, at most once a second. A lost hint only delays a refresh. */
    hint,
  };
};
