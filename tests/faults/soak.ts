/**
 * `npm run soak [-- --json] [-- --only parts] [-- --attempts 10000] [-- --limit-pairs 200] [-- --exclusions 1000]
 * [-- --app-kills 200] [-- --database-kills 50] [-- --failovers 20] [-- --hand-kills 60] [-- --free-spin-kills 20] [-- --table-kills 100] [-- --coin-kills 5] [-- --orders 20000]
 * [-- --fuzz 10000] [-- --bet-states 200] [-- --promotions 500] [-- --bonuses 1000000] [-- --outcomes 10000000] [-- --rounds 100000000] [-- --games dice,limbo] [-- --seconds n] [-- --seed n]`: the long form of the fault tests, of the screens' and of the games' statistics. A part at full
 * length goes into bench/results/soak.md, simulated rounds as far as they are; `--games` and `--seconds` bound the parts `outcomes` and `rounds`; exit code 1 when anything was lost, doubled, unsound or improbable.
 */
import { parseArgs } from 'node:util';
import { createDatabaseProcess } from './database-process.ts';
import { failover } from './failover-soak.ts';
import { outcomes, simulatedRounds, type GameSoak } from './game-soak.ts';
import {
  betStates,
  bonuses,
  coins,
  contests,
  exclusions,
  flights,
  gameSuites,
  hands,
  jackpots,
  hostileRequests,
  kills,
  limits,
  longTests,
  promotions,
  randomOrders,
  scaffolds,
  type Soak,
  tableKills,
  verifiedRounds,
  wholeScreens,
} from './soak-parts.ts';
import { countKept, saveSoak, soakMetrics, soakTable, type SoakRow } from './soak-row.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: {
      type: 'string',
      default:
        'contests,limits,exclusions,app,database,failover,hands,flights,tables,free-spins,jackpots,coins,orders,bets,promotions,fuzz,suites,scaffolds,verified,long,screens,bonuses,outcomes,rounds',
    },
    attempts: { type: 'string', default: '10000' },
    'limit-pairs': { type: 'string', default: '200' },
    exclusions: { type: 'string', default: '1000' },
    'app-kills': { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '50' },
    failovers: { type: 'string', default: '20' },
    'hand-kills': { type: 'string', default: '60' },
    'free-spin-kills': { type: 'string', default: '20' },
    'jackpot-kills': { type: 'string', default: '60' },
    'table-kills': { type: 'string', default: '100' },
    'coin-kills': { type: 'string', default: '5' },
    orders: { type: 'string', default: '20000' },
    'bet-states': { type: 'string', default: '200' },
    promotions: { type: 'string', default: '500' },
    fuzz: { type: 'string', default: '10000' },
    bonuses: { type: 'string', default: '1000000' },
    outcomes: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '100000000' },
    seconds: { type: 'string', default: '86400' },
    games: { type: 'string' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});

type Counted = Exclude<keyof typeof options, 'json' | 'only' | 'games' | 'seed'>;
const count = (name: Counted): number => parseInt(options[name], 10);

/** A short trial must not replace the results of a long run. */
const fullLength: Readonly<Record<string, number>> = {
  'contested-attempts': 10_000,
  'limit-pairs': 800,
  exclusions: 1_000,
  'app-kills': 200,
  'database-kills': 50,
  failover: 20,
  'failover-without-standby': 1,
  'hand-kills': 60,
  'free-spin-kills': 20,
  'jackpot-kills': 60,
  'table-kills': 100,
  'coin-kills': 5,
  'random-orders': 20_000,
  'bet-states': 200,
  promotions: 500,
  'hostile-requests': 10_000,
  'game-suites': 1,
  scaffolds: 5,
  'verified-rounds': 10_000,
  flights: 500,
  'long-tests': 4,
  screens: 2,
  'bonuses-by-calls': 200,
};
const fullOutcomes = 10_000_000;
const fullBonuses = 1_000_000;
/** Its figures say how many rounds they are of, and each run adds to the last one. */
const addsUp = ({ name }: SoakRow): boolean => name.startsWith('rounds-');
const isFull = ({ name, count: done }: SoakRow): boolean =>
  done >= (fullLength[name] ?? (name.startsWith('bonuses-') ? fullBonuses : fullOutcomes));

const ofGames = (soak: Soak): GameSoak => ({
  ...soak,
  games: options.games?.split(','),
  seconds: count('seconds'),
  keep: (row) => {
    if (isFull(row) || (addsUp(row) && row.count >= countKept(row.name))) saveSoak([row]);
  },
});

const parts: Readonly<Record<string, (soak: Soak) => Promise<SoakRow | SoakRow[]>>> = {
  contests: (soak) => contests(soak, count('attempts')),
  limits: (soak) => limits(soak, count('limit-pairs')),
  exclusions: (soak) => exclusions(soak, count('exclusions')),
  app: (soak) => kills(soak, 'app', count('app-kills')),
  database: (soak) => kills(soak, 'database', count('database-kills')),
  flights: async (soak) => flights(soak),
  tables: (soak) => tableKills(soak, count('table-kills')),
  failover: (soak) => failover(soak, count('failovers')),
  hands: (soak) => hands(soak, 'hand-kills', count('hand-kills')),
  'free-spins': (soak) => hands(soak, 'free-spin-kills', count('free-spin-kills')),
  jackpots: (soak) => jackpots(soak, count('jackpot-kills')),
  coins: (soak) => coins(soak, count('coin-kills')),
  orders: async (soak) => randomOrders(soak, count('orders')),
  bets: async (soak) => betStates(soak, count('bet-states')),
  promotions: async (soak) => promotions(soak, count('promotions')),
  fuzz: (soak) => hostileRequests(soak, count('fuzz')),
  suites: async (soak) => gameSuites(soak),
  scaffolds: async (soak) => scaffolds(soak),
  verified: async (soak) => verifiedRounds(soak),
  long: async (soak) => longTests(soak),
  screens: async (soak) => wholeScreens(soak),
  bonuses: (soak) => bonuses(soak, count('bonuses')),
  outcomes: async (soak) => outcomes(ofGames(soak), count('outcomes')),
  rounds: async (soak) => simulatedRounds(ofGames(soak), count('rounds')),
};

const seed = parseInt(options.seed, 10);
const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
const rows: SoakRow[] = [];
const database = await createDatabaseProcess();
try {
  for (const name of options.only.split(',')) {
    const part = parts[name];
    if (part === undefined) throw new Error(`There is no part "${name}". Known: ${Object.keys(parts).join(', ')}.`);
    const done = [await part({ database, seed, say })].flat();
    // Saved at once, so that results survive a failure of later parts.
    saveSoak(done.filter(isFull));
    rows.push(...done);
  }
} finally {
  await database.remove();
}
process.stdout.write(options.json ? `${JSON.stringify(soakMetrics(rows))}\n` : `${soakTable(rows)}\n`);
if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
