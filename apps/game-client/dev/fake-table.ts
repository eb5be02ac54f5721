/** A live table that stands still in one moment of a round: its time is the page's. */
import type { TableBet, TableSnapshot } from '@carmine/contract/games/live-tables';
import { commitment, createRng, payoutOf, type AnyGame, type LiveRules } from '@carmine/games';
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
import type { FakeAnswer, FakeOptions } from './fake-answer.ts';

const salt = 'dev-player';
const [number, historySize] = [2_207, 14];
const crowd = { players: 203, bets: 318 };
/** In EUR cents, by the order of the game's published bets. */
const sums = [61_200, 28_450, 19_600, 14_200, 8_850, 4_100, 3_900];

const spotsOf = (game: AnyGame): Record<string, string> =>
  Object.fromEntries(
    game.bets.map(({ params }, index) => [
      Object.keys((params as { chips: object }).chips)[0] ?? '',
      String(sums[index] ?? 0),
    ]),
  );

interface Moment {
  readonly phase: 'betting' | 'closed' | 'running' | 'settled';
  readonly now: number;
  readonly time: (ms: number) => string;
  readonly dueAt: string;
  /** Once it is revealed. */
  readonly link: string | undefined;
}

const resultOf = (live: LiveRules, link: string) => live.result(createRng(link, salt, 0)) as Record<string, unknown>;

const resultsOf = (live: LiveRules): TableSnapshot['results'] =>
  Array.from({ length: historySize }, (_, index) => {
    const link = commitment(`dev:${index}`);
    const result = resultOf(live, link);
    const round = { round: `lrd_${index}`, chain: commitment('dev'), salt, linkNumber: number - 1 - index, link };
    return { ...round, result, sign: live.sign(result as never) };
  });

const snapshotOf = (game: AnyGame, live: LiveRules, { phase, now, time, dueAt, link }: Moment): TableSnapshot => ({
  ...{ id: game.id, game: game.id, name: game.name, players: crowd.players, timing: live.timing, seq: 1, open: true },
  now: new Date(now).toISOString(),
  round: {
    ...{ id: 'lrd_now', phase, mathVersion: game.mathVersion, chain: commitment('dev'), salt, linkNumber: number },
    ...{ openedAt: time(0), closesAt: time(live.timing.bettingMs), dueAt },
    ...(link === undefined ? {} : { link, result: resultOf(live, link) }),
  },
  bets: { ...crowd, stakedCents: String(sums.reduce((sum, cents) => sum + cents, 0)), spots: spotsOf(game) },
  results: resultsOf(live),
});

const momentOf = (live: LiveRules, options: FakeOptions, link: string): Moment => {
  const { phase, inMs } = { ...{ phase: 'betting' as const, inMs: 4_000 }, ...options.live };
  const { bettingMs, closedMs, runningMs, restMs } = live.timing;
  const now = options.now?.getTime() ?? Date.now();
  const closed = bettingMs + closedMs;
  const begins = { betting: 0, closed: bettingMs, running: closed, settled: closed + runningMs };
  const ends = { betting: bettingMs, closed, running: begins.settled, settled: begins.settled + restMs };
  const time = (ms: number) => new Date(now - inMs - begins[phase] + ms).toISOString();
  const isKnown = phase === 'running' || phase === 'settled';
  return { phase, now, time, dueAt: time(ends[phase]), link: isKnown ? link : undefined };
};

export const createFakeTable = (game: AnyGame, currency: CurrencyCode, options: FakeOptions) => {
  const { live } = game;
  if (live === undefined) throw new Error(`${game.id} is no game of a live table`);
  const { chips } = options.live ?? {};
  const link = commitment(`${options.seed ?? 'dev'}:1`);
  const moment = momentOf(live, options, link);
  const isKnown = moment.link !== undefined;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));

  let [bets, made, balance]: [TableBet[], number, bigint] = [[], 0, options.balance ?? 100_000n];
  const place = (stake: bigint, params: { chips?: Record<string, number> }): TableBet => {
    const units = Object.values(params.chips ?? {}).reduce((sum, one) => sum + one, 0);
    const state = game.init(game.params.parse(params), createRng(link, salt, 0)).state;
    const bet: TableBet = {
      ...{ id: `rnd_${(made += 1)}`, round: 'lrd_now', state: isKnown ? 'settled' : 'placed', currency, params },
      ...{ stake: text(stake), staked: text(stake * BigInt(units)) },
      payout: text(isKnown ? payoutOf(stake, game.settle(state).multiplierE4) : 0n),
    };
    balance -= stake * BigInt(units);
    bets = [...bets, bet];
    return bet;
  };
  const unit = parseAmount(currency, '1');
  if (chips !== undefined && unit.ok) place(unit.money.subunits, { chips });
  const balances = () => ({ balance: text(balance), bonusBalance: text(options.bonusBalance ?? 0n) });

  const undo = (id: string): FakeAnswer => {
    const bet = bets.find((one) => one.id === id);
    if (bet === undefined) return { status: 404, body: {} };
    const staked = parseAmount(currency, bet.staked);
    balance += staked.ok ? staked.money.subunits : 0n;
    bets = bets.filter((one) => one !== bet);
    return { status: 200, body: { ...bet, state: 'undone', ...balances() } };
  };

  return {
    session: () => ({ table: game.id, ...balances() }),
    handle: (method: string, path: string, body: object): FakeAnswer | undefined => {
      const [bare = ''] = path.split('?');
      if (bare === `/play/v1/tables/${game.id}`) return { status: 200, body: snapshotOf(game, live, moment) };
      if (bare === `/play/v1/tables/${game.id}/events`) return { status: 200, body: [] };
      if (bare === '/play/v1/table-bets' && method === 'GET') return { status: 200, body: bets };
      if (bare === '/play/v1/table-bets') {
        const { stake, params } = body as { stake: string; params: { chips?: Record<string, number> } };
        const amount = parseAmount(currency, stake);
        return amount.ok
          ? { status: 201, body: { ...place(amount.money.subunits, params), ...balances() } }
          : { status: 422, body: {} };
      }
      const [, id] = /^\/play\/v1\/table-bets\/(\w+)\/undo$/.exec(bare) ?? [];
      return id === undefined ? undefined : undo(id);
    },
  };
};
