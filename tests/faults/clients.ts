/** Clients that bet sequentially and, like a careful browser, retry with the same key until the result is known. */
import { betElement, type Bettor } from '../../apps/server/src/modules/wallet/testing/bettor.ts';
import { untilKnown, type Commit } from './until-known.ts';

export interface Acknowledged {
  readonly player: Bettor;
  readonly key: string;
  readonly roundId: bigint;
}

export interface Clients {
  readonly acknowledged: readonly Acknowledged[];
  /** Number of replies for bets that an earlier, unanswered attempt had settled: without keys each would be charged twice. */
  readonly metCommitted: () => number;
  /** Tries that ended without an answer. */
  readonly unanswered: () => number;
  /** Resolves when this many more bets are acknowledged. */
  fresh(count: number): Promise<void>;
  /** Every client finishes the bet it is at. */
  stop(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Expected {
  /** A server may repeat a batch in doubt by itself, so that what was sent once can meet a settled bet. */
  readonly repeats?: boolean;
  /** Bets may be lost: the next one of the player has a nonce that does not follow, and the client leaves. */
  readonly loses?: boolean;
}

export const startClients = (
  bettors: readonly Bettor[],
  commit: Commit,
  { repeats = false, loses = false }: Expected = {},
): Clients => {
  const acknowledged: Acknowledged[] = [];
  const state: { met: number; unanswered: number; stopped: boolean; left: boolean; failure: Error | undefined } = {
    met: 0,
    unanswered: 0,
    stopped: false,
    left: false,
    failure: undefined,
  };

  const play = async (player: Bettor): Promise<void> => {
    for (let nonce = 0n; !state.stopped; nonce += 1n) {
      const element = betElement(player, { nonce, stake: 10n, win: nonce % 2n === 0n ? 0n : 19n });
      const { reply, tries } = await untilKnown(commit, element, () => (state.unanswered += 1));
      if (loses && reply.status === 'stale_nonce') return;
      if (reply.status !== 'settled' && reply.status !== 'replayed') throw new Error(`A bet was ${reply.status}`);
      if (reply.status === 'replayed') state.met += 1;
      if (reply.status === 'replayed' && tries === 1 && !repeats)
        throw new Error('A bet that was sent once was replayed');
      acknowledged.push({ player, key: element.key, roundId: reply.roundId });
    }
  };

  const playing = Promise.all(
    bettors.map((player) =>
      play(player).catch((error: Error) => {
        state.failure ??= error;
        state.stopped = true;
      }),
    ),
  ).then(() => (state.left = true));

  return {
    acknowledged,
    metCommitted: () => state.met,
    unanswered: () => state.unanswered,
    fresh: async (count) => {
      const goal = acknowledged.length + count;
      while (acknowledged.length < goal && state.failure === undefined && !state.left) await pause(5);
      if (state.failure !== undefined) throw state.failure;
    },
    stop: async () => {
      state.stopped = true;
      await playing;
      if (state.failure !== undefined) throw state.failure;
    },
  };
};
