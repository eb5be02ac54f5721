/** Updates the catalogue with the games of this build, creates the jackpot pools that they name, and closes games to bonus money. */
import { isBonusClosed } from './bonus-closed.ts';
import { decimalText, liveGames, rational, times, type AnyGame } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { seedPools, type SeedPoolsDeps } from './seed-pools.ts';
import { upsertGame, type CatalogueRow } from './catalogue-store.ts';

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
  readonly wallet: SeedPoolsDeps['wallet'] & Pick<Wallet, 'setBonusClosedGames' | 'setFurtherBetGames'>;
}

export const seedCatalogue = (deps: SeedDeps) => (): Promise<void> =>
  deps.db.transaction(async (sql) => {
    for (const game of deps.games) await upsertGame(sql, rowOf(game), game.catalogue.place);
    await seedPools(sql, deps);
    // The ledger refuses bonus money there, whatever a page says.
    await deps.wallet.setBonusClosedGames(
      sql,
      [...deps.games, ...liveGames].filter(isBonusClosed).map(({ id }) => id),
    );
    await deps.wallet.setFurtherBetGames(
      sql,
      deps.games.filter(({ furtherBets }) => furtherBets === true).map(({ id }) => id),
    );
  });
