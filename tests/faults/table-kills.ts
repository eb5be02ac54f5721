/** Kills the process that runs every live table, in one phase of their rounds after the other; another one is there and takes over. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chainGames } from '@carmine/games';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import { bundled } from './bundled.ts';
import type { DatabaseProcess } from './database-process.ts';
import { seededRandom } from './seeded-random.ts';
import { flyingTable, openTableHouse, type PlacedBet, type Rounds, type TableHouse } from './table-players.ts';

/** `flying`: the other tables show their results meanwhile. `running`: of a flight; the other tables take bets. */
export const killedIn = ['betting', 'closed', 'flying', 'running', 'settled'] as const;
export type KilledIn = (typeof killedIn)[number];

export interface TableKillResult {
  readonly kills: number;
  readonly bets: number;
  /** From each death until another process held all tables. */
  readonly takenMs: readonly number[];
  readonly wrong: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const patienceMs = 30_000;

const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await pause(10);
  }
  throw new Error(`No ${what} within ${patienceMs} ms`);
};

interface Worker {
  readonly holder: string;
  kill(): Promise<void>;
}

const startWorker = async (databaseUrl: string, program: string, holder: string): Promise<Worker> => {
  const child: ChildProcess = fork(program, {
    env: { ...process.env, DATABASE_URL: databaseUrl, TABLE_HOLDER: holder },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('A worker did not start'))),
  ]);
  return {
    holder,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};

/** Undefined until every table is in its phase. */
const inPhase = (kill: KilledIn, rounds: Rounds): true | undefined => {
  const phaseOf = (id: string) => {
    if (id === flyingTable) return kill;
    return { betting: kill, closed: kill, flying: 'running', running: 'betting', settled: kill }[kill];
  };
  return chainGames.every(({ id }) => rounds.get(id)?.phase === phaseOf(id)) || undefined;
};

/** Until the next betting of every table, whose flight is not waited for. */
const playOn = (house: TableHouse, before: Rounds): Promise<Rounds> =>
  until('end of the rounds', async () => {
    const now = await house.rounds();
    if (now.get(flyingTable)?.phase === 'flying') await house.endFlight();
    const isNext = ({ id, phase }: { id: bigint; phase: string }, table: string) =>
      phase === 'betting' && id !== before.get(table)?.id;
    return [...now].every(([table, round]) => isNext(round, table)) ? now : undefined;
  });

const holdsAll = async ({ owner }: TableHouse, holder: string): Promise<true | undefined> => {
  const { held } = await owner.one<{ held: bigint }>(
    `select count(*) as held from live_tables where holder = $1 and lease_until > clock_timestamp() and id = any ($2)`,
    [holder, chainGames.map(({ id }) => id)],
  );
  return held === BigInt(chainGames.length) || undefined;
};

/** Brings all tables to where the worker is to die. */
const bringTo = async (house: TableHouse, kill: KilledIn): Promise<void> => {
  if (kill === 'betting') return;
  await house.endBetting(kill === 'running' ? flyingTable : undefined);
  await until(`moment in which every table is ${kill}`, async () => {
    const now = await house.rounds();
    const flies = now.get(flyingTable)?.phase === 'flying';
    if (flies && kill !== 'flying') await house.endFlight();
    if (kill !== 'running') await house.stayIn(kill === 'flying' ? 'running' : kill);
    return inPhase(kill, now);
  });
};

const killOne = async (
  house: TableHouse,
  kill: KilledIn,
  { first, second, waitMs }: { readonly first: Worker; readonly second: Worker; readonly waitMs: number },
) => {
  const wrong: string[] = [];
  await house.chooseFlight();
  const before = await house.rounds();
  let bets: PlacedBet[] = await house.placeBets();
  await bringTo(house, kill);
  await pause(waitMs);
  await first.kill();
  const died = performance.now();
  await house.goOn();
  // A hand leaves a flight that nobody runs.
  if (kill === 'flying')
    bets = await Promise.all(bets.map((bet) => (bet.params['slot'] === 1 ? house.leave(bet) : Promise.resolve(bet))));
  if (kill === 'flying' && !bets.some(({ left }) => left !== undefined)) wrong.push('a cash-out waited for a worker');
  await until('worker that takes over', () => holdsAll(house, second.holder));
  const takenMs = performance.now() - died;
  if (kill === 'betting' || kill === 'running') await house.endBetting();
  await playOn(house, before);
  const ended = await house.roundsOf(before);
  for (const [table, { phase, interrupted }] of ended)
    if (phase !== 'settled' || interrupted) wrong.push(`${table}: killed in ${kill}, the round is ${phase}`);
  wrong.push(...(await house.wrongIn(bets, ended)));
  return { takenMs, bets: bets.length, wrong };
};

export const runTableKills = async ({
  database,
  kills,
  seed,
  onKill,
}: {
  readonly database: DatabaseProcess;
  readonly kills: readonly KilledIn[];
  readonly seed: number;
  readonly onKill?: (done: number) => void;
}): Promise<TableKillResult> => {
  const random = seededRandom(seed);
  const house = await openTableHouse(database);
  const program = await bundled('table-worker');
  const start = (n: number) => startWorker(database.appUrl, program, `worker-${n}`);
  let [first, second]: Worker[] = [];
  const sum = { takenMs: [] as number[], wrong: [] as string[], bets: 0 };
  try {
    first = await start(0);
    await until('worker that holds all tables', () => holdsAll(house, 'worker-0'));
    for (const [done, kill] of kills.entries()) {
      second = await start(done + 1);
      await playOn(house, new Map());
      const one = await killOne(house, kill, { first, second, waitMs: random(200) });
      sum.takenMs.push(one.takenMs);
      sum.wrong.push(...one.wrong);
      sum.bets += one.bets;
      first = second;
      onKill?.(done + 1);
    }
    const findings = await auditLedger(house.owner);
    return { kills: kills.length, ...sum, wrong: [...sum.wrong, ...findings.map(({ check }) => check)] };
  } finally {
    await first?.kill();
    await house.close();
  }
};
