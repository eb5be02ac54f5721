/** Retries an unanswered bet with the same key, like a careful client. */
import type { CommitReply, RoundElement } from '../../apps/server/src/modules/wallet/index.ts';

export type Commit = (element: RoundElement) => Promise<CommitReply>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The first reply and its attempt; `unanswered` is called for each attempt without one. */
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
