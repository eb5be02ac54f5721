/** Places one bet or action exactly once: without an answer it retries with the same key, which the server settles once. */
import type { BetAnswer } from './calls.ts';

/** Waits between attempts; after the last one the caller decides, still with the same key. */
export const retryDelaysMs = [300, 800, 1_500, 3_000, 5_000, 5_000, 10_000, 10_000, 10_000];

export const firstUncertainStatus = 500;

export type Placed = { readonly certain: true; readonly answer: BetAnswer } | { readonly certain: false };

interface Deps<R> {
  readonly bet: (request: R) => Promise<BetAnswer>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onRetry: (attempt: number) => void;
}

/** `certain: false`: unknown whether the bet was accepted, so only the same key may be sent. */
export const placeBet = async <R>({ bet, wait, onRetry }: Deps<R>, request: R): Promise<Placed> => {
  for (const [attempt, delayMs] of [0, ...retryDelaysMs].entries()) {
    if (attempt > 0) {
      onRetry(attempt);
      await wait(delayMs);
    }
    try {
      const answer = await bet(request);
      if (answer.ok || answer.status < firstUncertainStatus) return { certain: true, answer };
    } catch {
      // Without an answer it is unknown whether the bet was accepted, so the same key is sent again.
    }
  }
  return { certain: false };
};

/** 128 random bits: unique for this player beyond any doubt. */
export const newKey = (random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string =>
  Array.from(random(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
