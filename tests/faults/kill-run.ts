/** Kills an application process, or kills or freezes the whole database, again and again under load, each time only after fresh bets. */
import { connect } from '../../apps/server/src/database/database.ts';
import { createWallet, type CommitReply, type RoundElement } from '../../apps/server/src/modules/wallet/index.ts';
import { createBettor } from '../../apps/server/src/modules/wallet/testing/bettor.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { createAppProcess } from './app-process.ts';
import { startClients, type Clients } from './clients.ts';
import type { DatabaseProcess } from './database-process.ts';
import { seededRandom } from './seeded-random.ts';
import type { Commit } from './until-known.ts';
import { verify, type Verdict } from './verify.ts';

export interface KillRun {
  readonly database: DatabaseProcess;
  /** A `primary` is gone at once, and another server goes on while batches are in doubt. */
  readonly target: 'app' | 'database' | 'frozen database' | 'primary';
  readonly kills: number;
  readonly clients: number;
  readonly seed: number;
  /** Whether acknowledged bets may be lost. */
  readonly loses?: boolean;
  /** Right before a kill. */
  readonly beforeKill?: (done: number) => Promise<void>;
  readonly onKill?: (done: number) => void;
}

export interface KillResult extends Verdict {
  readonly kills: number;
  /** Repeated requests that met a bet already settled. */
  readonly metCommitted: number;
  /** From each death to the answer of a bet that was placed after it. */
  readonly firstAnswersMs: readonly number[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const newBettors = async (database: DatabaseProcess, count: number) => {
  const owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-setup' });
  try {
    const wallet = createWallet({ database: owner, random: systemRandom, alarm: { checked: () => undefined } });
    return await Promise.all(Array.from({ length: count }, () => createBettor(owner, wallet, { cash: 1_000_000n })));
  } finally {
    await owner.close();
  }
};

/** Until every client has given up at least one try. */
const freezeUntilNoticed = async (database: DatabaseProcess, clients: Clients, count: number): Promise<void> => {
  const before = clients.unanswered();
  database.freeze();
  while (clients.unanswered() < before + count) await pause(20);
  database.thaw();
};

/** Measures how long nobody is answered after a death. */
const timeAnswers = (commit: Commit) => {
  const firstAnswersMs: number[] = [];
  let diedAt: number | undefined;
  return {
    firstAnswersMs,
    died: () => {
      diedAt = performance.now();
    },
    commit: async (element: RoundElement): Promise<CommitReply> => {
      const askedAt = performance.now();
      const reply = await commit(element);
      if (diedAt === undefined || askedAt < diedAt) return reply;
      firstAnswersMs.push(performance.now() - diedAt);
      diedAt = undefined;
      return reply;
    },
  };
};

export const runKills = async (run: KillRun): Promise<KillResult> => {
  const { database, target, kills, seed } = run;
  const random = seededRandom(seed);
  const bettors = await newBettors(database, run.clients);
  const app = createAppProcess(database.appUrl);
  await app.start();
  const timed = timeAnswers(app.commit);
  const clients = startClients(bettors, timed.commit, { repeats: target === 'primary', loses: run.loses ?? false });
  const victim = target === 'app' ? app : database;
  for (let done = 1; done <= kills; done += 1) {
    // A loop that kills what has not settled anything yet would only test starting up.
    await clients.fresh(run.clients + random(run.clients));
    await pause(random(40));
    if (target === 'frozen database') await freezeUntilNoticed(database, clients, run.clients);
    else {
      await run.beforeKill?.(done);
      await victim.kill();
      timed.died();
      await victim.start();
    }
    run.onKill?.(done);
  }
  await clients.fresh(run.clients);
  await clients.stop();
  await app.kill();
  const reader = connect(database.ownerUrl, { size: 2, applicationName: 'faults-verify' });
  try {
    const mine = new Set<bigint>(bettors.map(({ playerId }) => playerId));
    const verdict = await verify(reader, clients.acknowledged, mine);
    return { ...verdict, kills, metCommitted: clients.metCommitted(), firstAnswersMs: timed.firstAnswersMs };
  } finally {
    await reader.close();
  }
};
