/** Concurrent bets from two processes against money for half of them. */
import { connect } from '../../apps/server/src/database/database.ts';
import { createWallet, type CommitReply } from '../../apps/server/src/modules/wallet/index.ts';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import { betElement, createBettor } from '../../apps/server/src/modules/wallet/testing/bettor.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { createAppProcess } from './app-process.ts';
import type { DatabaseProcess } from './database-process.ts';
import { untilKnown } from './until-known.ts';

export interface ContestResult {
  readonly attempts: number;
  readonly settled: number;
  readonly refused: number;
  /** Remaining money: 0 if exactly half settled. */
  readonly left: bigint;
  readonly unsound: readonly string[];
}

export const runContest = async (database: DatabaseProcess, attempts: number): Promise<ContestResult> => {
  const owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-setup' });
  const [one, two] = [createAppProcess(database.appUrl), createAppProcess(database.appUrl)] as const;
  const apps = [one, two];
  try {
    await Promise.all(apps.map((app) => app.start()));
    const wallet = createWallet({ database: owner, random: systemRandom, alarm: { checked: () => undefined } });
    const player = await createBettor(owner, wallet, { cash: BigInt(attempts >> 1) });
    const seedless = { round: { kind: 'new' as const, stake: 1n } };
    const replies = await Promise.all(
      Array.from({ length: attempts }, (_value, i) =>
        untilKnown((i % 2 === 0 ? one : two).commit, betElement(player, { key: `contest-${i}`, stake: 1n }, seedless)),
      ),
    );
    const count = (...statuses: readonly CommitReply['status'][]): number =>
      replies.filter(({ reply }) => statuses.includes(reply.status)).length;
    const [held] = await wallet.wallets(player.playerId);
    return {
      attempts,
      settled: count('settled', 'replayed'),
      refused: count('funds'),
      left: held?.cash ?? -1n,
      unsound: (await auditLedger(owner)).map(({ check }) => check),
    };
  } finally {
    await Promise.all(apps.map((app) => app.kill()));
    await owner.close();
  }
};
