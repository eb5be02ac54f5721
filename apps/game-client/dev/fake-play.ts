/**
 * A fake play server for development and tests of the frame: real rules and seeds, balances in memory, no login. Answers the contract's
 * calls and can be set to refuse.
 */
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract/games/play';
import { gameById, liveGameById, proofRows, registry, type AnyGame } from '@carmine/games';
import { formatAmount, money, parseAmount, parseRate, toEur, type CurrencyCode } from '@carmine/money';
import { z } from 'zod';
import { fakeProblem, type FakeAnswer, type FakeOptions } from './fake-answer.ts';
import { createFakeBook, type FakeBook } from './fake-book.ts';
import { jackpotsOf } from './fake-jackpots.ts';
import { createFakeTable } from './fake-table.ts';

const defaultLevels = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];
const dayMs = 86_400_000;
/** In subunits of any currency: far above the stakes of tests. */
const highestPayout = 25_000_000_000n;
const gapSeconds = 900;
const pauseSeconds = 120;

const stakesOf = (currency: CurrencyCode, levels: readonly string[]) => {
  const shown = levels.map((level) => {
    const parsed = parseAmount(currency, level);
    if (!parsed.ok) throw new Error(`Not a stake in ${currency}: ${level}`);
    return formatAmount(parsed.money);
  });
  const [min = '1', max = '1'] = [shown[0], shown.at(-1)];
  const initial = shown[Math.floor(shown.length / 2)] ?? min;
  const rule = {
    highestPayout: formatAmount(money(currency, highestPayout)),
    highestStake: max,
    leastStake: min,
    fairStakeCap: max,
    initialStake: initial,
  };
  return { currency, min, max, initial, levels: shown, rule };
};
type Stakes = ReturnType<typeof stakesOf>;

/** Active if a scene says so, and from the first round on. */
const sittingOf = ({ startedAt, now, eurRate = '0.92' }: FakeOptions, book: FakeBook, currency: CurrencyCode) => {
  const since = startedAt?.getTime() ?? (book.list().length === 0 ? undefined : book.startedAt.getTime());
  if (since === undefined) return {};
  const { rounds, staked, returned } = book.played();
  const seconds = Math.max(0, Math.floor(((now?.getTime() ?? Date.now()) - since) / 1_000));
  const scaled = parseRate(currency === 'EUR' ? '1' : eurRate) ?? 0n;
  const euros = (subunits: bigint) => formatAmount(toEur(money(currency, subunits), { currency, scaled }, 'floor'));
  const times = { startedAt: new Date(since).toISOString(), seconds, idleSeconds: 0, runsSeconds: pauseSeconds };
  return { sitting: { ...times, rounds, staked: euros(staked), returned: euros(returned) } };
};

const clockOf = (options: FakeOptions, book: FakeBook, currency: CurrencyCode) => ({
  ...{ sittingGapSeconds: gapSeconds, playPauseSeconds: pauseSeconds },
  sittingRate: currency === 'EUR' ? '1' : (options.eurRate ?? '0.92'),
  ...sittingOf(options, book, currency),
});

const sessionOf = (options: FakeOptions, game: AnyGame, book: FakeBook, stakes: Stakes): PlaySessionAnswer => {
  const { currency } = stakes;
  const startedAt = options.startedAt ?? book.startedAt;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  const mode = options.mode ?? 'real';
  return {
    mode,
    currency,
    balance: text(book.balance()),
    bonusBalance: text(book.bonusBalance),
    game: game.id,
    limits: {
      ...{ ...stakes, minCycleMs: options.minCycleMs ?? 0 },
      ...(options.bonusMaxStake === undefined ? {} : { bonusMaxStake: options.bonusMaxStake }),
    },
    ...(options.bonusClosed === undefined ? {} : { bonusClosed: options.bonusClosed }),
    ...(book.open() === undefined ? {} : { openRound: { ...(book.open() as PlayRound), events: [] } }),
    ...(options.usualCurrency === undefined ? {} : { usualCurrency: options.usualCurrency }),
    ...(book.unpresented() === undefined ? {} : { unpresented: book.unpresented() }),
    ...book.spins(),
    mayHurry: options.mayHurry ?? true,
    mayAutoplay: options.mayAutoplay ?? true,
    mayBuy: options.mayBuy ?? true,
    fairness: book.fairness(),
    ...(currency === 'EUR' ? {} : { eurRate: options.eurRate ?? '0.92' }),
    startedAt: startedAt.toISOString(),
    expiresAt: new Date(startedAt.getTime() + dayMs).toISOString(),
    net: text(book.net()),
    ...(book.bonusBalance > 0n ? { bonus: { wagered: text(62n), wagerRequired: text(100n) } } : {}),
    ...(mode === 'demo' ? {} : clockOf(options, book, currency)),
    ...(options.realityCheckMinutes === undefined ? {} : { realityCheckMinutes: options.realityCheckMinutes }),
  };
};

const gameAnswer = (game: AnyGame, stakes: Stakes) => ({
  id: game.id,
  name: game.name,
  provider: game.catalogue.provider,
  kind: game.kind,
  version: game.version,
  mathVersion: game.mathVersion,
  rules: game.info.rules,
  params: z.toJSONSchema(game.params, { io: 'input' }),
  paramsExample: game.params.parse({}),
  paytable: game.info.paytable,
  rtp: proofRows(game),
  stakes,
});

export const createFakePlay = (options: FakeOptions = {}) => {
  const gameId = options.gameId ?? registry[0]?.id ?? '';
  const game = options.game ?? gameById(gameId) ?? liveGameById(gameId);
  if (game === undefined) throw new Error('No such game');
  const stakes = stakesOf(options.currency ?? 'USDT', options.levels ?? defaultLevels);
  const book = createFakeBook(game, stakes.currency, options);
  const table = game.live === undefined ? undefined : createFakeTable(game, stakes.currency, options);
  const answers: Record<string, (body: object, key?: string) => FakeAnswer> = {
    'GET /play/v1/session': () => {
      const session = sessionOf(options, game, book, stakes);
      return { status: 200, body: table === undefined ? session : { ...session, ...table.session() } };
    },
    [`GET /play/v1/games/${game.id}`]: () => ({ status: 200, body: gameAnswer(game, stakes) }),
    'GET /game-service/api/v1/jackpots': () => ({ status: 200, body: jackpotsOf(game) }),
    'GET /play/v1/fairness': () => ({ status: 200, body: book.fairness() }),
    'POST /play/v1/fairness/rotate': (body) => ({ status: 200, body: book.rotate(body) }),
    'GET /play/v1/rounds': () => ({ status: 200, body: book.list() }),
    'POST /play/v1/rounds': (body, key) => book.bet(key, body),
  };
  const ofRound = (method: string, path: string, body: object, key?: string): FakeAnswer | undefined => {
    const [, id, rest] = /^\/play\/v1\/rounds\/(\w+)(\/actions|\/presented)?$/.exec(path) ?? [];
    if (id === undefined) return undefined;
    if (rest === '/presented') return book.markPresented(id, body);
    return method === 'POST' && rest !== undefined ? book.act(id, key, body) : book.record(id);
  };
  return {
    /** One call of the contract. `undefined` for an unknown URL. */
    handle: (method: string, path: string, body: object, key?: string): FakeAnswer | undefined =>
      table?.handle(method, path, body, key) ??
      answers[`${method} ${path.split('?')[0]}`]?.(body, key) ??
      ofRound(method, path, body, key),
    /** The next bet is refused like this. */
    refuseNext: (status: number, code: string, message: string, extra?: object) => {
      book.refuseNext(fakeProblem(status, code, message, extra));
    },
    balance: book.balance,
    rounds: () => book.list().length,
  };
};
export type FakePlay = ReturnType<typeof createFakePlay>;
