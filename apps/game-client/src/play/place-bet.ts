/** One bet or action, placed once: while no answer comes, the same key asks again. The server settles a key only once. */
import type { BetAnswer } from './calls.ts';

/** Waits between attempts; after the last one the caller decides, still with the same key. */
export const retryDelaysMs = [300, 800, 1_500, 3_000, 5_000, 5_000, 10_000, 10_000, 10_000];

const firstUncertainStatus = 500;

export type Placed = { readonly certain: true; readonly answer: BetAnswer } | { readonly certain: false };

interface Deps<R> {
  readonly bet: (request: R) => Promise<BetAnswer>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onRetry: (attempt: number) => void;
}

/** `certain: false` when it is still unknown whether the bet was taken: only its own key may ask again. */
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
      // No answer came: whether the bet was taken is unknown, so the same key asks again.
    }
  }
  return { certain: false };
};

/** 128 random bits: unique for this player beyond any doubt. */
export const newKey = (random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string =>
  Array.from(random(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
