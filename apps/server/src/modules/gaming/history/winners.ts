/**
 * Anonymised lists of the latest and highest wins: only real money, at least twice the stake, one entry per player and game. Amounts
 * are net: payout and jackpots minus stake.
 */
import type { Winner } from '@carmine/contract/games/game-service';
import { type CurrencyCode, money, type Rate, showAmount, toEur } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Round, Wallet } from '../../wallet/index.ts';

/** The first name; undefined for an erased player. */
export type FindName = (playerId: PlayerId) => Promise<string | undefined>;

export interface WinnersDeps {
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'latestWinners' | 'topWinners' | 'jackpotWins'>;
  readonly findName: FindName;
  readonly rates: () => Promise<readonly Pick<Rate, 'currency' | 'scaled'>[]>;
}

export interface Winners {
  /** Optionally of one game. */
  latest(gameId?: string): Promise<readonly Winner[]>;
  top(gameId?: string): Promise<readonly Winner[]>;
  /** Invalidates the cache after a new win. */
  forget(): void;
}

const size = 20;
/** Number of rounds in which a game's winners are searched. */
const pool = 400;
const weekMs = 7 * 24 * 3_600_000;
const lifetimeMs = 2_000;

/** One letter plus a fixed suffix, so that neither the name nor its length is revealed. */
export const maskName = (name: string | undefined): string => {
  const [first] = (name ?? '').trim();
  return first === undefined ? '•••' : `${first.toUpperCase()}•••`;
};

/** A round with its total win, jackpots included. */
interface Won extends Round {
  readonly brought: bigint;
}

/** Multiplier of the total stake in 1/10,000: a doubled hand that pays four bets won twice its cost. */
const timesE4 = ({ brought, staked }: Won): bigint => (brought * 10_000n) / staked;

const toWinner =
  (findName: FindName) =>
  async (round: Won): Promise<Winner> => ({
    player: maskName(await findName(round.playerId)),
    game: round.gameId,
    amount: showAmount(round.currency, round.brought - round.staked),
    currency: round.currency,
    multiplier: Number(timesE4(round)),
    at: (round.settledAt ?? round.createdAt).toISOString(),
  });

type Rounds = readonly Won[];

/** Keeps the first of a player's wins in a game. */
const oncePerPlayer = (rounds: Rounds): Rounds => {
  const seen = new Set<string>();
  return rounds.filter(({ playerId, gameId }) => {
    const key = `${playerId} ${gameId}`;
    const first = !seen.has(key);
    seen.add(key);
    return first;
  });
};

/** A list of rounds with its views: all games, and each requested game. */
const createList = (read: () => Promise<Rounds>, findName: FindName) => {
  const rounds = createFreshValue(async () => oncePerPlayer(await read()), lifetimeMs);
  const lists = new Map<string, ReturnType<typeof createFreshValue<readonly Winner[]>>>();
  const readWinnersOf = (gameId: string | undefined) => async (): Promise<readonly Winner[]> => {
    const all = await rounds.read();
    const own = gameId === undefined ? all : all.filter((round) => round.gameId === gameId);
    return Promise.all(own.slice(0, size).map(toWinner(findName)));
  };
  return {
    read: async (gameId?: string): Promise<readonly Winner[]> => {
      // Games without a winner, and unknown ids, are not cached.
      if (gameId !== undefined && !(await rounds.read()).some((round) => round.gameId === gameId)) return [];
      const key = gameId ?? '';
      const value = lists.get(key) ?? createFreshValue(readWinnersOf(gameId), lifetimeMs);
      lists.set(key, value);
      return value.read();
    },
    forget: () => {
      rounds.forget();
      lists.clear();
    },
  };
};

export const createWinners = ({ clock, wallet, findName, rates }: WinnersDeps): Winners => {
  const withJackpots = async (rounds: readonly Round[]): Promise<Rounds> => {
    const won = await wallet.jackpotWins(rounds.map(({ id }) => id));
    return rounds.map((round) => ({
      ...round,
      brought: won.reduce((sum, { roundId, amount }) => (roundId === round.id ? sum + amount : sum), round.payout),
    }));
  };
  const readLatest = async () => withJackpots(await wallet.latestWinners(pool));
  const latest = createList(readLatest, findName);
  const readTop = async (): Promise<Rounds> => {
    const since = new Date(clock.now().getTime() - weekMs);
    const [large, newest, known] = await Promise.all([
      wallet.topWinners(pool, since).then(withJackpots),
      readLatest(),
      rates(),
    ]);
    // With a jackpot, most of the win may not be in the payout, so these rounds are not found by payout alone.
    const jackpots = newest.filter(
      ({ id, brought, payout, createdAt }) =>
        brought > payout && createdAt >= since && !large.some((round) => round.id === id),
    );
    const rounds = [...large, ...jackpots];
    const rateOf = new Map<CurrencyCode, Pick<Rate, 'currency' | 'scaled'>>(known.map((rate) => [rate.currency, rate]));
    const worth = (round: Won): bigint => {
      const rate = rateOf.get(round.currency);
      return rate === undefined
        ? 0n
        : toEur(money(round.currency, round.brought - round.staked), rate, 'floor').subunits;
    };
    return rounds.toSorted((a, b) => (worth(a) < worth(b) ? 1 : -1));
  };
  const top = createList(readTop, findName);
  return {
    latest: latest.read,
    top: top.read,
    forget: () => {
      latest.forget();
      top.forget();
    },
  };
};
