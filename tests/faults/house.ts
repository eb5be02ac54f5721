/**
 * A process that serves real-money play over HTTP, made to be killed: games, ledger and routes on the database of DATABASE_URL. Its
 * parent says at which following commit it dies: right before the database call, or right after the commit before anybody is answered; or
 * around the next commitment of a jackpot.
 */
import { connect, type Database, type Sql } from '../../apps/server/src/database/database.ts';
import type { Wallet } from '../../apps/server/src/modules/wallet/index.ts';
import { parcel } from '../../apps/server/src/modules/gaming/testing/parcel-game.ts';
import { createPlayHouse } from '../../apps/server/src/testing/play-house.ts';

export interface DeathPlan {
  readonly at: 'before' | 'after' | 'opening' | 'opened';
  /** 0: the next commit. */
  readonly commit: number;
}

const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('DATABASE_URL is missing');
const plan: { left: number; at: DeathPlan['at'] | undefined } = { left: 0, at: undefined };
process.on('message', ({ at, commit }: DeathPlan) => {
  plan.left = commit;
  plan.at = at;
  process.send?.({ planned: true });
});
process.on('disconnect', () => process.exit(0));

/** SIGKILL: nothing of this process runs afterwards. */
const dieIf = (at: DeathPlan['at']): void => {
  if (plan.at === at && plan.left === 0) process.kill(process.pid, 'SIGKILL');
};

/** PostgreSQL's code of a column that does not exist. */
const undefinedColumn = '42703';

/** Until 550 has run, a database of the last release has pools of another kind: only where jackpots are what is killed is there any. */
const withJackpots = process.env['HOUSE_JACKPOTS'] === 'yes';
const withoutPools: Partial<Wallet> = {
  pools: () => Promise.resolve([]),
  createPool: () => Promise.resolve(0n),
  openJackpotCycle: () => Promise.resolve(),
};

const mortal = (wallet: Wallet): Wallet => ({
  ...wallet,
  // Until 401 has run, a database of the last release has the gate's columns under their old names.
  gate: (playerId) =>
    wallet.gate(playerId).catch((error: { readonly code?: string }) => {
      if (error.code !== undefinedColumn) throw error;
      return undefined;
    }),
  // Until 471 has run, it has no list of games closed to bonus money; none of these games is on it.
  setBonusClosedGames: () => Promise.resolve(),
  // Until 540 has run, it has no list of games that take further bets; no hand of this process takes any.
  setFurtherBetGames: () => Promise.resolve(),
  openJackpotCycle: async (sql, cycle) => {
    dieIf('opening');
    await wallet.openJackpotCycle(sql, cycle);
    dieIf('opened');
  },
  commitRound: async (element) => {
    dieIf('before');
    const reply = await wallet.commitRound(element);
    dieIf('after');
    plan.left -= 1;
    return reply;
  },
  ...(withJackpots ? {} : withoutPools),
});

const studioOfGame = /\(select max\(t\.studio\).*?\) as studio/;
/** Until 560 has run, a database of the last release has no live tables to open with their game, and none that a studio decides. */
const withoutTables = <S extends Sql>(sql: S): S => ({
  ...sql,
  run: async (text: string, values?: readonly unknown[]) =>
    text.includes('set_live_tables') ? 0 : sql.run(text, values),
  rows: async (text: string, values?: readonly unknown[]) =>
    sql.rows(text.replace(studioOfGame, 'null as studio'), values),
});
const connected = connect(url, { size: 4, applicationName: 'faults-house' });
const db: Database = {
  ...withoutTables(connected),
  transaction: (work) => connected.transaction((sql) => work(withoutTables(sql))),
};
const { app } = await createPlayHouse({ db, changeWallet: mortal, extraGames: withJackpots ? [parcel] : [] });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
