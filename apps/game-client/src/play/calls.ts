/** The calls of `/play`, each with the launch's bearer. A call throws only when no answer came at all. */
import {
  actInPlayRound,
  createHttpCall,
  getPlayFairness,
  getPlayGame,
  getPlayRound,
  getPlaySession,
  listPlayRounds,
  rotatePlayFairness,
  startPlayRound,
  type CallResult,
} from '@carmine/contract';
import type { CurrencyCode } from '@carmine/money';

const answerTimeoutMs = 10_000;
const roundsKept = 50;

export interface BetRequest {
  readonly key: string;
  readonly stake: string;
  readonly params: Record<string, unknown>;
  readonly grantId?: string;
}

export interface ActRequest {
  readonly key: string;
  readonly roundId: string;
  readonly seq: number;
  readonly action: { readonly type: string };
}

export const createPlayCalls = (bearer: string, fetcher: typeof fetch) => {
  const call = createHttpCall(fetcher);
  const signal = () => AbortSignal.timeout(answerTimeoutMs);
  return {
    session: async () => call(getPlaySession, { bearer, signal: signal() }),
    game: async (id: string, currency: CurrencyCode) =>
      call(getPlayGame, { params: { id }, query: { currency }, bearer, signal: signal() }),
    rounds: async () => call(listPlayRounds, { query: { size: roundsKept }, bearer, signal: signal() }),
    fairness: async () => call(getPlayFairness, { bearer, signal: signal() }),
    rotate: async (clientSeed?: string) =>
      call(rotatePlayFairness, {
        body: clientSeed === undefined ? {} : { clientSeed },
        bearer,
        signal: signal(),
      }),
    bet: async ({ key, ...body }: BetRequest) =>
      call(startPlayRound, { body, bearer, idempotencyKey: key, signal: signal() }),
    act: async ({ key, roundId, ...body }: ActRequest) =>
      call(actInPlayRound, { params: { id: roundId }, body, bearer, idempotencyKey: key, signal: signal() }),
    round: async (id: string) => call(getPlayRound, { params: { id }, bearer, signal: signal() }),
  };
};
export type PlayCalls = ReturnType<typeof createPlayCalls>;
export type Answer<K extends keyof PlayCalls> = Awaited<ReturnType<PlayCalls[K]>>;
export type BetAnswer = CallResult<typeof startPlayRound>;
