/** Recomputes every round of some pairs, and reports progress after each page. */
import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import { roundsOf } from './read-rounds.ts';

export interface Proof {
  readonly all: number;
  readonly done: number;
  readonly held: number;
  readonly unchecked: number;
  /** Public ids of rounds that do not match their seeds. */
  readonly differing: readonly string[];
  /** Nonces that are missing or occur twice; 0 if correct. */
  readonly gaps: number;
  readonly finished: boolean;
}

type Read = (hash: string) => AsyncIterable<readonly RoundRecord[]>;

/** `report` returns false to cancel. Throws when rounds cannot be loaded. */
export const verifyPairs = async (
  pairs: readonly SeedPairAnswer[],
  report: (proof: Proof) => boolean,
  read: Read = roundsOf,
): Promise<void> => {
  // Includes the rules of all games, so it is loaded on demand.
  const { createChecker, recordedRound } = await import('@carmine/games');
  const checker = createChecker();
  const all = pairs.reduce((sum, { rounds }) => sum + rounds, 0);
  let [done, unreadable] = [0, 0];
  const state = (finished: boolean): Proof => {
    const tallies = checker.pairs();
    const held = tallies.reduce((sum, one) => sum + one.held, 0);
    const differing = checker.differing.map(({ id }) => id);
    const missing = tallies.reduce((sum, one) => sum + one.missing, 0);
    const repeated = tallies.reduce((sum, one) => sum + one.repeated, 0);
    // Numbers at either end are only missed once all pages are there.
    const gaps = repeated + Math.max(missing, finished ? all - done : 0);
    return { all, done, held, differing, gaps, unchecked: done - held - differing.length + unreadable, finished };
  };
  for (const { serverSeedHash } of pairs) {
    for await (const page of read(serverSeedHash)) {
      for (const record of page) {
        const round = recordedRound.safeParse(record);
        // Compares the pair in the response with the requested one.
        const own = round.success && round.data.fairness?.serverSeedHash === serverSeedHash;
        if (own) checker.add(round.data);
        else unreadable += 1;
        done += own ? 1 : 0;
      }
      if (!report(state(false))) return;
    }
  }
  report(state(true));
};
