/** Wires up live tables: what everybody sees, bets, and the runner of the worker. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { liveGameById } from '@carmine/games';
import { showAmount } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { GamingDeps } from '../deps.ts';
import type { PlayDeps } from '../play/deps.ts';
import { ownGames, type GameLibrary } from '../catalogue/game-library.ts';
import type { SaltBlocks } from './chains.ts';
import { cashOutTableBet } from './cash-out-bet.ts';
import { joinTable } from './join-table.ts';
import { createLinkVault } from './link-vault.ts';
import type { EurRateOf } from './live-element.ts';
import { forgetEvents, leaveSeats } from './live-store.ts';
import type { SettledBet, TableDeps } from './settle-bets.ts';
import { listTableBets, placeTableBet, undoTableBet, type TableBetDeps } from './table-bets.ts';
import { startTables, type RunnerDeps, type TableRunner } from './table-runner.ts';
import { receiveStudioNotice, type StudioDeps } from '../studio/hear-studio.ts';
import { createStudioCalls } from '../studio/step-studio.ts';
import { troubledRounds } from '../studio/studio-store.ts';
import { createTables, eventAnswer } from './tables.ts';

interface LiveSupport extends Pick<PlayDeps, 'stakesOf' | 'showRange' | 'gateOf' | 'ledgerOf'> {
  readonly games: GameLibrary;
  readonly shownName: TableBetDeps['shownName'];
  readonly real: { readonly eurRate: EurRateOf };
}

const liveGame = liveGameById;

const noBlocks: SaltBlocks = { newest: async () => undefined, hashAt: async () => undefined };

/** To the pages of whoever had a bet. */
const balanceHint =
  ({ live }: Pick<GamingDeps, 'live'>) =>
  (bets: readonly SettledBet[]): void => {
    for (const { bet, balances } of bets) {
      const show = (subunits: bigint) => showAmount(bet.currency, subunits);
      const data = { currency: bet.currency, balance: show(balances.cash), bonusBalance: show(balances.bonus) };
      live.push({ audience: { playerId: bet.playerId }, topic: 'balance', data });
    }
  };

type RunningDeps = Pick<
  GamingDeps,
  'db' | 'ids' | 'log' | 'live' | 'wallet' | 'random' | 'secretBox' | 'saltBlocks' | 'opensTables' | 'alarm' | 'studios'
>;

/** What a step of a table needs; tests run steps by themselves. */
export const tableDeps = (deps: RunningDeps, { real }: Pick<LiveSupport, 'real'>): TableDeps => ({
  ...{ db: deps.db, random: deps.random, wallet: deps.wallet, liveGame },
  // Own maths alone: no test brings a live game of its own.
  games: ownGames,
  links: createLinkVault(deps),
  blocks: deps.saltBlocks ?? noBlocks,
  drawsSalts: deps.saltBlocks === undefined || deps.opensTables === true,
  eurRate: real.eurRate,
  settled: balanceHint(deps),
  alarm: deps.alarm ?? (() => undefined),
  calls: createStudioCalls(deps),
  ...studioDeps(deps),
});

const studioDeps = ({
  db,
  ids,
  log,
  studios = [],
}: Pick<GamingDeps, 'db' | 'ids' | 'log' | 'studios'>): StudioDeps => ({ db, ids, log, studios });

export const createLiveTables = (deps: GamingDeps, support: LiveSupport) => {
  const { db, ids } = deps;
  const bets: TableBetDeps = {
    ...{ db, ids, wallet: deps.wallet, eurRate: support.real.eurRate, games: ownGames, shownName: support.shownName },
    ...{ stakesOf: support.stakesOf, showRange: support.showRange },
    ...{ gateOf: support.gateOf, ledgerOf: support.ledgerOf },
    balanceChanged: ({ playerId }, { currency, balance, bonusBalance }) =>
      deps.live.push({ audience: { playerId }, topic: 'balance', data: { currency, balance, bonusBalance } }),
    betChanged: ({ playerId }, { id, tableId, liveRoundId, state }) => {
      const data = { table: tableId, round: ids.encode('lrd', liveRoundId), bet: id, state };
      deps.live.push({ audience: { playerId }, topic: 'tableBets', data });
    },
  };
  return {
    ...createTables({ db, ids, liveGame, studios: deps.studios ?? [] }),
    join: joinTable({ ...deps, liveGame }),
    placeBet: placeTableBet(bets),
    undoBet: undoTableBet(bets),
    cashOutBet: cashOutTableBet(bets),
    bets: listTableBets({ db, ids }),
    receiveStudioNotice: receiveStudioNotice(studioDeps(deps)),
    /** For operators: rounds that were held, or that another result came for, newest first. */
    studioRounds: () => troubledRounds(db, 50),
    /** For the worker: whoever may not play any more leaves every table with all money there. */
    leaveSeats: (playerId: PlayerId) => leaveSeats(db, playerId),
    /** For the worker. */
    prune: () => forgetEvents(db),
    /** Worker only: runs whatever table is free. */
    run: (options: Partial<Pick<RunnerDeps, 'leaseMs' | 'holder'>> = {}): TableRunner =>
      startTables({
        ...tableDeps(deps, support),
        log: deps.log,
        holder: `${hostname()}:${process.pid}:${randomUUID()}`,
        show: (tableId, event) =>
          deps.live.push({ audience: 'public', topic: 'tables', data: eventAnswer(ids, tableId, event) }),
        ...options,
      }),
  };
};
