/** A live table that stands still in one moment of a round: its time is the page's. */
import type { TableSnapshot } from '@carmine/contract/games/live-tables';
import { commitment, createRng, type AnyGame, type LiveRules } from '@carmine/games';

import type { CurrencyCode } from '@carmine/money';
import type { FakeAnswer, FakeOptions } from './fake-answer.ts';
import { createFakeChat } from './fake-chat.ts';
import { factorNow, flightMsOf, flightParts } from './fake-flight.ts';
import { fakeProof, fakeStream } from './fake-studio.ts';
import { createFakeTableBets } from './fake-table-bets.ts';

const salt = 'dev-player';
const betsPath = '/play/v1/table-bets';
const [number, historySize] = [2_207, 14];
const crowd = { players: 203, bets: 318 };
/** In EUR cents, by the order of the game's published bets. */
const sums = [61_200, 28_450, 19_600, 14_200, 8_850, 4_100, 3_900];

const spotsOf = (game: AnyGame): Record<string, string> =>
  Object.fromEntries(
    game.bets.map(({ params }, index) => [
      Object.keys((params as { chips?: object }).chips ?? {})[0] ?? '',
      String(sums[index] ?? 0),
    ]),
  );

interface Moment {
  readonly phase: NonNullable<FakeOptions['live']>['phase'];
  readonly now: number;
  readonly time: (ms: number) => string;
  readonly dueAt: string;
  /** Once it is revealed. */
  readonly link: string | undefined;
  /** Of a flight, by the page's clock and in hundredths. */
  readonly startedAt: number;
  readonly factor: number;
  readonly crash: number;
}

const resultOf = (live: LiveRules, link: string) => live.result(createRng(link, salt, 0)) as Record<string, unknown>;

/** What proves a round: its place in the chain, or what a studio signed. */
const proofOf = ({
  live,
  table,
  round,
  n,
  link,
}: {
  live: LiveRules;
  table: string;
  round: string;
  n: number;
  link: string | undefined;
}) => ({
  linkNumber: n,
  ...(live.studio === true
    ? link !== undefined && { studio: fakeProof(live, { table, round, link, salt }) }
    : { chain: commitment('dev'), salt, ...(link === undefined ? {} : { link }) }),
});

const resultsOf = (table: string, live: LiveRules): TableSnapshot['results'] =>
  Array.from({ length: historySize }, (_, index) => {
    const link = commitment(`dev:${index}`);
    const result = resultOf(live, link);
    const round = `lrd_${index}`;
    return {
      round,
      ...proofOf({ live, table, round, n: number - 1 - index, link }),
      result,
      sign: live.sign(result as never),
    };
  });

const snapshotOf = (
  game: AnyGame,
  live: LiveRules,
  { phase, now, time, dueAt, link, startedAt, factor }: Moment,
  { picture, held }: Pick<NonNullable<FakeOptions['live']>, 'picture' | 'held'>,
): TableSnapshot => {
  const hasStarted = phase === 'flying' || link !== undefined;
  const flight =
    live.flight && flightParts(live.flight, { startedAt: new Date(startedAt).toISOString(), hasStarted, factor });
  return {
    ...{ id: game.id, game: game.id, name: game.name, players: crowd.players, timing: live.timing, seq: 1, open: true },
    now: new Date(now).toISOString(),
    round: {
      ...{ id: 'lrd_now', phase, mathVersion: game.mathVersion },
      ...proofOf({ live, table: game.id, round: 'lrd_now', n: number, link }),
      ...(held === true ? { held } : {}),
      ...{ openedAt: time(0), closesAt: time(live.timing.bettingMs), dueAt },
      ...(link === undefined ? {} : { result: resultOf(live, link) }),
      ...flight?.round,
    },
    bets: {
      ...{ ...crowd, stakedCents: String(sums.reduce((sum, cents) => sum + cents, 0)), spots: spotsOf(game) },
      ...(flight === undefined ? {} : { riders: [...flight.riders] }),
    },
    ...(live.studio === true ? { stream: fakeStream(picture === 'lost') } : {}),
    results: resultsOf(game.id, live),
  };
};

const momentOf = (live: LiveRules, options: FakeOptions, link: string): Moment => {
  const { phase, inMs } = { ...{ phase: 'betting' as const, inMs: 4_000 }, ...options.live };
  const { bettingMs, closedMs, runningMs, restMs } = live.timing;
  const now = options.now?.getTime() ?? Date.now();
  const closed = bettingMs + closedMs;
  const crash = live.flight?.crashOf(resultOf(live, link) as never) ?? 0;
  const flown = closed + flightMsOf(live.flight, crash);
  const begins = { betting: 0, closed: bettingMs, flying: closed, running: flown, settled: flown + runningMs };
  const ends = {
    ...{ betting: bettingMs, closed, flying: closed, running: begins.settled },
    settled: begins.settled + restMs,
  };
  const time = (ms: number) => new Date(now - inMs - begins[phase] + ms).toISOString();
  const isKnown = phase === 'running' || phase === 'settled';
  const startedAt = now - inMs - begins[phase] + closed;
  const hasStarted = isKnown || phase === 'flying';
  return {
    ...{ phase, now, time, dueAt: time(ends[phase]), link: isKnown ? link : undefined, startedAt, crash },
    factor: live.flight && hasStarted ? factorNow(live.flight, startedAt, now, crash) : 0,
  };
};

export const createFakeTable = (game: AnyGame, currency: CurrencyCode, options: FakeOptions) => {
  const { live } = game;
  if (live === undefined) throw new Error(`${game.id} is no game of a live table`);
  const link = commitment(`${options.seed ?? 'dev'}:1`);
  const moment = momentOf(live, options, link);
  const chat = createFakeChat(game.id, options);
  const bets = createFakeTableBets(
    {
      ...{ game, currency, seeds: { link, salt }, isKnown: moment.link !== undefined },
      factor: () => options.factor?.() ?? moment.factor,
      isOver: () => options.crashed?.() === true,
    },
    options,
  );
  return {
    session: () => ({ table: game.id, ...bets.balances() }),
    handle: (method: string, path: string, body: object, key?: string): FakeAnswer | undefined => {
      const [bare = ''] = path.split('?');
      if (bare === `/play/v1/tables/${game.id}`)
        return { status: 200, body: snapshotOf(game, live, moment, options.live ?? {}) };
      if (bare === `/play/v1/tables/${game.id}/events`) return { status: 200, body: [] };
      if (!bare.startsWith(betsPath)) return chat.handle(method, bare, body);
      return method === 'GET' ? bets.list() : bets.order(bare.slice(betsPath.length), body, key);
    },
  };
};
