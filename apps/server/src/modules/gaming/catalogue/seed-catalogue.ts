/** Updates the catalogue with the games of this build, creates the jackpot pools that they name, and closes games to bonus money. */
import { isBonusClosed } from './bonus-closed.ts';
import { decimalText, liveGames, rational, times, type AnyGame } from '@carmine/games';
import type { Database, Sql } from '../../../database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { seedPools, type SeedPoolsDeps } from './seed-pools.ts';
import {
  changeSettings,
  lockCatalogue,
  openTables,
  readGames,
  upsertGame,
  type CatalogueRow,
  type GameSettings,
  type StudioCodes,
} from './catalogue-store.ts';

const untouched: Omit<GameSettings, 'enabled'> = {
  ...{ maintenance: false, hiddenIn: [], featured: null, isNew: null, hot: null, place: null },
};

/** In whole stakes. Where a bet has several units, the highest multiplier is that of all of them: the published bets say what one stake can win. */
const highestTimes = (game: AnyGame): number =>
  game.stakeUnits === undefined
    ? Number(game.maxMultiplierE4 / 10_000n)
    : Math.floor(Math.max(...game.bets.map(({ params }) => game.rtpProof(params as Partial<unknown>).maxWin)));

export const rowOf = (game: AnyGame): CatalogueRow => {
  const entry = game.catalogue;
  return {
    id: game.id,
    name: game.name,
    provider: entry.provider,
    imageId: entry.art,
    category: entry.category,
    launchId: game.id,
    rtp: decimalText(times(game.rtpProof().rtp, rational(100)), 2),
    volatility: entry.volatility,
    maxWin: highestTimes(game),
    hasDemo: entry.hasDemo,
    tags: [...entry.tags],
    isNew: entry.isNew,
    source: 'own',
  };
};

export interface SeedDeps extends SeedPoolsDeps {
  readonly db: Database;
  /** Whether a new live table is open to players before an operator opens it. */
  readonly opensTables?: boolean;
  readonly studios?: StudioCodes;
  readonly wallet: SeedPoolsDeps['wallet'] & Pick<Wallet, 'setBonusClosedGames' | 'setFurtherBetGames'>;
}

/** A table follows its game's switch; a new one is off until somebody turns it on. */
const seedTables = async (sql: Sql, { opensTables = false, studios }: SeedDeps): Promise<void> => {
  const known = new Map((await readGames(sql)).map(({ game, settings }) => [game.id, settings]));
  for (const game of liveGames) {
    const settings = known.get(game.id);
    await upsertGame(sql, rowOf(game), game.catalogue.place);
    if (settings === undefined && !opensTables) await changeSettings(sql, game.id, { ...untouched, enabled: false });
    const open = settings === undefined ? opensTables : settings.enabled && !settings.maintenance;
    await openTables(sql, game.id, { open, studios });
  }
};

export const seedCatalogue = (deps: SeedDeps) => (): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockCatalogue(sql);
    for (const game of deps.games) await upsertGame(sql, rowOf(game), game.catalogue.place);
    await seedTables(sql, deps);
    await seedPools(sql, deps);
    // The ledger refuses bonus money there, whatever a page says. What another release says of its own games stays: it may be running.
    const known = [...deps.games, ...liveGames];
    const idsOf = (games: readonly AnyGame[]) => games.map(({ id }) => id);
    await deps.wallet.setBonusClosedGames(sql, idsOf(known.filter(isBonusClosed)), idsOf(known));
    await deps.wallet.setFurtherBetGames(
      sql,
      idsOf(deps.games.filter(({ furtherBets }) => furtherBets === true)),
      idsOf(known),
    );
  });
