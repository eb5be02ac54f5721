/** What a careful client does with a bet that nobody answered: it asks again with the same key. */
import type { CommitReply, RoundElement } from '../../apps/server/src/modules/wallet/index.ts';

export type Commit = (element: RoundElement) => Promise<CommitReply>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The first reply that comes, and at which try; `unanswered` is called for each try that ended without one. */
export const untilKnown = async (
  commit: Commit,
  element: RoundElement,
  unanswered: () => void = () => undefined,
): Promise<{ readonly reply: CommitReply; readonly tries: number }> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return { reply: await commit(element), tries };
    } catch {
      unanswered();
      await pause(20);
    }
  }
};
