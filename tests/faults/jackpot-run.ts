/**
 * Kills the server at each step of a must-hit jackpot: before a cycle is committed to and right after, and before and after the commit of the
 * bet that wins. Whoever asks again is told of one win, each cycle is won once, and the pool has what came in.
 */
import type { PlayRound } from '@carmine/contract/games/play';
import { connect, type Database } from '../../apps/server/src/database/database.ts';
import { auditTriggers } from '../../apps/server/src/modules/gaming/index.ts';
import { createTriggerVault } from '../../apps/server/src/modules/gaming/fairness/jackpot-trigger.ts';
import { parcel, parcelPool } from '../../apps/server/src/modules/gaming/testing/parcel-game.ts';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';
import type { DatabaseProcess } from './database-process.ts';
import { createHandPlayer } from './hand-player.ts';
import type { DeathPlan } from './house.ts';
import { openHouse } from './house-process.ts';
import { openPlaySession, walletOf } from './play-session.ts';

export interface JackpotRun {
  readonly database: DatabaseProcess;
  /** One win each. */
  readonly steps: readonly DeathPlan['at'][];
  readonly onWin?: (done: number) => void;
}

/** Every stake puts five cents into a meter that falls within ten. */
const stake = '5.00';
const growthCents = 5n;

/** The secrets key of the test installation. */
const keys = {
  random: systemRandom,
  secretBox: createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 2) }]),
};
const vault = createTriggerVault(keys);

const prepare = async (owner: Database) => {
  await owner.run(
    `insert into games select $1, 'Test Parcel', provider, image_id, category, $1, rtp, volatility, max_win, has_demo, tags, is_new, source, 99
     from games where id = 'dice' on conflict do nothing`,
    [parcel.id],
  );
  const [pool] = parcel.catalogue.jackpots;
  if (pool?.mustHitByCents === undefined) throw new Error('The game has no pool');
  await walletOf(owner).createPool(owner, {
    ...{ name: pool.name, seedCents: BigInt(pool.seedCents), poolBp: pool.poolBp, reserveBp: pool.reserveBp },
    mustHitByCents: BigInt(pool.mustHitByCents),
  });
};

/** As a release left it whose wins did not begin the next cycle: only then a bet commits to where it falls. */
const forgetCycle = (owner: Database) =>
  owner.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(
      'delete from jackpot_cycles c using jackpot_pools p where p.id = c.pool_id and p.name = $1 and fell_at is null',
      [parcelPool],
    );
  });

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

export const runJackpots = async ({ database, steps, onWin }: JackpotRun) => {
  const owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-jackpots' });
  const house = await openHouse(database.appUrl, { withJackpots: true });
  const wrong: string[] = [];
  try {
    const wallet = walletOf(owner);
    await prepare(owner);
    const { playerId, token, cash } = await openPlaySession(owner, parcel.id, '7'.repeat(64));
    const player = createHandPlayer(token, house.address);
    const pool = async () => {
      const found = (await wallet.pools()).find(({ name }) => name === parcelPool);
      if (found === undefined) throw new Error('No pool');
      return found;
    };
    let [bets, due] = [0, cash];
    const bet = async (): Promise<PlayRound> => {
      const round = await player.open(`bet-${(bets += 1)}`, stake);
      due += cents(round.payout) - cents(round.staked);
      for (const { amount } of round.jackpots ?? []) due += cents(amount);
      return round;
    };
    /** Whether the next stake wins, as only the server and this test know. */
    const isDue = async (): Promise<boolean> => {
      const { trigger, amountCents } = await pool();
      return trigger !== undefined && amountCents + growthCents >= vault.open(trigger).triggerCents;
    };
    for (const [index, at] of steps.entries()) {
      const { cycle } = await pool();
      const opens = at === 'opening' || at === 'opened';
      if (opens) await forgetCycle(owner);
      else while (!(await isDue())) await bet();
      await house.dieAt({ at, commit: 0 });
      let round = await bet();
      // What opens a cycle need not win it.
      if (opens) while (round.jackpots === undefined) round = await bet();
      if (round.jackpots?.length !== 1) wrong.push(`${at}: the win was not told`);
      if ((await pool()).trigger === undefined) wrong.push(`${at}: the win has not begun the next cycle`);
      if ((await pool()).cycle !== cycle + 1) wrong.push(`${at}: cycle ${cycle} led to ${(await pool()).cycle}`);
      onWin?.(index + 1);
    }
    const { items, total } = await wallet.wonJackpots({ page: 0, size: 100, name: parcelPool });
    const held = (await wallet.wallets(playerId)).find(({ currency }) => currency === 'EUR')?.cash;
    if (held !== due) wrong.push(`${held} is held, ${due} follows from what was answered`);
    if (new Set(items.map(({ cycle }) => cycle)).size !== Number(total)) wrong.push('a cycle was won twice');
    wrong.push(...(await auditLedger(owner)).map(({ check }) => check));
    wrong.push(...(await auditTriggers(owner, keys)).problems.map(({ problem }) => problem));
    return { wins: Number(total), deaths: house.deaths(), retried: player.seen.retried, wrong };
  } finally {
    await house.close();
    await owner.close();
  }
};
