/**
 * Who won lately and most, shown so that nobody is recognised: rounds of real money only, from twice the stake on, a player once
 * for each game. Amounts are net: payout and jackpots less stake.
 */
import type { Winner } from '@carmine/contract/game-service';
import { type CurrencyCode, money, type Rate, showAmount, toEur } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Round, Wallet } from '../../wallet/index.ts';

/** The first name, or nothing for a player that is erased. */
export type FindName = (playerId: PlayerId) => Promise<string | undefined>;

export interface WinnersDeps {
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'latestWinners' | 'topWinners' | 'jackpotWins'>;
  readonly findName: FindName;
  readonly rates: () => Promise<readonly Pick<Rate, 'currency' | 'scaled'>[]>;
}

export interface Winners {
  /** Of one game when it is named. */
  latest(gameId?: string): Promise<readonly Winner[]>;
  top(gameId?: string): Promise<readonly Winner[]>;
  /** A new win is there to be read. */
  forget(): void;
}

const size = 20;
/** A game's own winners are looked for among so many. */
const pool = 400;
const weekMs = 7 * 24 * 3_600_000;
const lifetimeMs = 2_000;

/** One letter, then always the same: neither the name nor its length can be recognised. */
export const maskName = (name: string | undefined): string => {
  const [first] = (name ?? '').trim();
  return first === undefined ? '•••' : `${first.toUpperCase()}•••`;
};

/** A round with all that it brought, jackpots among it. */
interface Won extends Round {
  readonly brought: bigint;
}

/** By all that was staked, in 1/10,000: a doubled hand that pays four bets won twice what it cost. */
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

/** Who wins ten times in a row in a game is one winner of it: the first of the list stands for all. */
const oncePerPlayer = (rounds: Rounds): Rounds => {
  const seen = new Set<string>();
  return rounds.filter(({ playerId, gameId }) => {
    const key = `${playerId} ${gameId}`;
    const first = !seen.has(key);
    seen.add(key);
    return first;
  });
};

/** One list of rounds, and what is shown of it: of all games, and of each that somebody asks for. */
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
      // A game without a winner, or that does not exist, is nothing to remember.
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
    // A jackpot may be most of what a round brought: its payout alone would not be among the largest.
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
