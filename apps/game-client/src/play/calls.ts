/** The calls of `/play`, with the launch's bearer token. A call throws only without any answer. */
import { type CallResult, createHttpCall, routeOf } from '@carmine/contract/call';
import type { getPlayRound } from '@carmine/contract/games/game-service';
import type { getJackpots, getJackpotWins } from '@carmine/contract/games/jackpots';
import type {
  cashOutTableBet,
  getTable,
  getTableEvents,
  listTableBets,
  placeTableBet,
  undoTableBet,
} from '@carmine/contract/games/live-tables';
import type {
  actInPlayRound,
  getPlayFairness,
  getPlayGame,
  getPlaySession,
  listPlayRounds,
  markPlayRoundPresented,
  rotatePlayFairness,
  startPlayRound,
} from '@carmine/contract/games/play';
import { wordedCall } from '@carmine/contract/problem-texts/worded-call';
import { pageLanguage, type CurrencyCode } from '@carmine/money';

const routes = {
  session: routeOf<typeof getPlaySession>('GET', '/play/v1/session'),
  game: routeOf<typeof getPlayGame>('GET', '/play/v1/games/:id'),
  fairness: routeOf<typeof getPlayFairness>('GET', '/play/v1/fairness'),
  rotate: routeOf<typeof rotatePlayFairness>('POST', '/play/v1/fairness/rotate'),
  rounds: routeOf<typeof listPlayRounds>('GET', '/play/v1/rounds'),
  presented: routeOf<typeof markPlayRoundPresented>('POST', '/play/v1/rounds/:id/presented'),
  round: routeOf<typeof getPlayRound>('GET', '/play/v1/rounds/:id'),
  start: routeOf<typeof startPlayRound>('POST', '/play/v1/rounds'),
  act: routeOf<typeof actInPlayRound>('POST', '/play/v1/rounds/:id/actions'),
  jackpots: routeOf<typeof getJackpots>('GET', '/game-service/api/v1/jackpots'),
  jackpotWins: routeOf<typeof getJackpotWins>('GET', '/game-service/api/v1/jackpots/wins'),
  table: routeOf<typeof getTable>('GET', '/play/v1/tables/:id'),
  tableEvents: routeOf<typeof getTableEvents>('GET', '/play/v1/tables/:id/events'),
  tableBets: routeOf<typeof listTableBets>('GET', '/play/v1/table-bets'),
  placeTableBet: routeOf<typeof placeTableBet>('POST', '/play/v1/table-bets'),
  undoTableBet: routeOf<typeof undoTableBet>('POST', '/play/v1/table-bets/:id/undo'),
  cashOutTableBet: routeOf<typeof cashOutTableBet>('POST', '/play/v1/table-bets/:id/cash-out'),
} as const;

const answerTimeoutMs = 10_000;
const roundsKept = 50;
const winsShown = 5;

export interface BetRequest {
  readonly key: string;
  readonly stake: string;
  readonly params: Record<string, unknown>;
  readonly grantId?: string;
}

/** A bet at a live table. */
export interface TableBetRequest {
  readonly round: string;
  readonly stake: string;
  readonly params: Record<string, unknown>;
}

export interface ActRequest {
  readonly key: string;
  readonly roundId: string;
  readonly seq: number;
  readonly action: { readonly type: string };
}

export const createPlayCalls = (bearer: string, fetcher: typeof fetch) => {
  const call = wordedCall(createHttpCall(fetcher), async () => import('@carmine/contract/problem-texts/of-frame'));
  const signal = () => AbortSignal.timeout(answerTimeoutMs);
  return {
    session: async () => call(routes.session, { bearer, signal: signal() }),
    game: async (id: string, currency: CurrencyCode) =>
      call(routes.game, { params: { id }, query: { currency, language: pageLanguage }, bearer, signal: signal() }),
    rounds: async () => call(routes.rounds, { query: { size: roundsKept }, bearer, signal: signal() }),
    fairness: async () => call(routes.fairness, { bearer, signal: signal() }),
    rotate: async (clientSeed?: string) =>
      call(routes.rotate, {
        body: clientSeed === undefined ? {} : { clientSeed },
        bearer,
        signal: signal(),
      }),
    bet: async ({ key, ...body }: BetRequest) =>
      call(routes.start, { body, bearer, idempotencyKey: key, signal: signal() }),
    act: async ({ key, roundId, ...body }: ActRequest) =>
      call(routes.act, { params: { id: roundId }, body, bearer, idempotencyKey: key, signal: signal() }),
    presented: async (id: string, parts: number) =>
      call(routes.presented, { params: { id }, body: { parts }, bearer, signal: signal() }),
    jackpots: async () => call(routes.jackpots, { signal: signal() }),
    jackpotWins: async (jackpot: string) =>
      call(routes.jackpotWins, { query: { jackpot, page: 0, size: winsShown }, signal: signal() }),
    round: async (id: string) => call(routes.round, { params: { id }, bearer, signal: signal() }),
    table: async (id: string) => call(routes.table, { params: { id }, bearer, signal: signal() }),
    tableEvents: async (id: string, after: number) =>
      call(routes.tableEvents, { params: { id }, query: { after }, bearer, signal: signal() }),
    tableBets: async (round: string) => call(routes.tableBets, { query: { round }, bearer, signal: signal() }),
    placeTableBet: async (key: string, body: TableBetRequest) =>
      call(routes.placeTableBet, { body, bearer, idempotencyKey: key, signal: signal() }),
    undoTableBet: async (key: string, id: string) =>
      call(routes.undoTableBet, { params: { id }, bearer, idempotencyKey: key, signal: signal() }),
    cashOutTableBet: async (key: string, id: string) =>
      call(routes.cashOutTableBet, { params: { id }, bearer, idempotencyKey: key, signal: signal() }),
  };
};
export type PlayCalls = ReturnType<typeof createPlayCalls>;
export type Answer<K extends keyof PlayCalls> = Awaited<ReturnType<PlayCalls[K]>>;
export type BetAnswer = CallResult<typeof startPlayRound>;
