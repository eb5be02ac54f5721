/** The ways in which a bet travels, each with its goal. */
import { connect } from '../../apps/server/src/database/database.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { startHttpPlay } from './http-load.ts';
import { createPlayers, queuedBets, singleBets } from './ledger-load.ts';
import { closedLoops } from './load.ts';
import { besideLobby } from './lobby.ts';
import { mustHitBets } from './must-hit.ts';
import type { Sample } from '../measurement.ts';
import { holdRounds } from './history.ts';
import { grantBonuses, holdPromotions, leaveBonusOnly } from './promotions.ts';
import type { MeasuredServer } from '../server.ts';

export interface Path {
  readonly name: string;
  readonly clients: number;
  readonly goal?: number;
  readonly against?: string;
  run(): Promise<Sample>;
}

export interface LedgerPaths {
  readonly paths: readonly Path[];
  /** The same again under other names, to be run once `hold` has filled the ledger. */
  readonly held: readonly Path[];
  hold(rounds: number): Promise<number>;
  /** As `held` and `hold`, for bonuses and grants of free spins. */
  readonly promoted: readonly Path[];
  promote(rows: number): Promise<number>;
  /** Throws when the ledger does not balance. */
  finish(): Promise<string>;
}

const playerCount = 1_024;
const bonusPlayers = 1_024;
/** More than a run can lose. */
const [small, large] = [10_000n, 1_000_000_000_000n];

export const ledgerPaths = async (server: MeasuredServer, measured: number): Promise<LedgerPaths> => {
  const owner = connect(server.ownerUrl, { size: 4, applicationName: 'bench-owner' });
  const app = connect(server.appUrl, { size: 32, applicationName: 'bench' });
  const wallet = createWallet({ database: app, random: systemRandom, alarm: { checked: () => undefined } });
  const everybody = await createPlayers(owner, playerCount + 2 * bonusPlayers);
  const players = everybody.slice(0, playerCount);
  const withBonus = everybody.slice(playerCount, playerCount + bonusPlayers);
  const bonusOnly = everybody.slice(playerCount + bonusPlayers);
  await grantBonuses(owner, withBonus, small);
  await grantBonuses(owner, bonusOnly, large);
  await leaveBonusOnly(owner, bonusOnly);
  const poolId = await wallet.createPool(app, { name: 'bench', seedCents: 100_000n, poolBp: 100, reserveBp: 50 });
  const http = await startHttpPlay(owner, server.ownerUrl, server.secretsKey, { clients: 128, bonusClients: 32 });

  const single = singleBets(app, players, 32);

  // A server that has just begun has not been compiled yet, nor has a new connection any plans.
  await closedLoops(128, { warmUp: 5, measured: 0 }, http.bet);
  await closedLoops(32, { warmUp: 5, measured: 0 }, single);

  const path = (name: string, clients: number, goal: number, request: (client: number) => Promise<void>): Path => ({
    ...{ name, clients, goal },
    run: () => closedLoops(clients, { warmUp: 1, measured }, request),
  });
  const batch32 = path('settle-sql-batch-32', 32, 4, queuedBets(wallet, players, 32));
  const http32 = path('settle-http-32', 32, 1, http.bet);
  const jackpots = [{ poolId, winBp: 0 }];
  const than = (other: Path, name: string, goal: number, run = other.run): Path => ({
    ...{ ...other, goal, run, name: `${other.name}-${name}`, against: other.name },
  });
  const jackpot32 = path('', 32, 0, queuedBets(wallet, players, 32, { jackpots }));
  const mustHit = path('settle-sql-must-hit-32', 32, 0, await mustHitBets({ app, wallet }, players, 32));
  const bonus32 = path('', 32, 0, http.bonusBet);
  const bonusBatch32 = than(batch32, 'bonus', 0.9, path('', 32, 0, queuedBets(wallet, withBonus, 32)).run);
  const bonusMoney32 = than(batch32, 'bonus-money', 0.9, path('', 32, 0, queuedBets(wallet, bonusOnly, 32)).run);

  return {
    paths: [
      path('settle-sql-single', 32, 1, single),
      batch32,
      path('settle-sql-batch-128', 128, 6, queuedBets(wallet, players, 128)),
      http32,
      path('settle-http-128', 128, 1.5, http.bet),
      path('settle-socket-128', 128, 2, http.socketBet),
      than(http32, 'lobby', 0.8, () => besideLobby(http.port, http32.run)),
      than(http32, 'bonus', 0.8, bonus32.run),
      than(batch32, 'jackpot', 0.8, jackpot32.run),
      // Reported: what one pool takes is what one round trip after the other takes.
      { name: mustHit.name, clients: mustHit.clients, against: 'settle-sql-single', run: mustHit.run },
      bonusBatch32,
      bonusMoney32,
    ],
    held: [than(batch32, 'held', 0.9), than(http32, 'held', 0.9)],
    promoted: [batch32, bonusBatch32, bonusMoney32].map((one) => than(one, 'promotions', 0.9)),
    promote: (rows) => holdPromotions(owner, everybody, rows),
    hold: (rounds) => holdRounds(owner, players, rounds),
    finish: async () => {
      await http.close();
      const { sound, findings, counts, tookMs } = await wallet.audit();
      await Promise.all([owner.close(), app.close()]);
      if (!sound) throw new Error(`The ledger does not balance: ${findings.map(({ check }) => check).join(', ')}`);
      return `audit of ${counts.rounds} rounds and ${counts.transfers} transfers: sound, ${tookMs} ms`;
    },
  };
};
