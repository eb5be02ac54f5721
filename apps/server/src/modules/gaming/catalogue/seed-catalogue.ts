/** Brings the catalogue up to date with the games that this program holds. */
import { decimalText, rational, times, type AnyGame } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import { upsertGame, type CatalogueRow } from './catalogue-store.ts';

export const rowOf = (game: AnyGame): CatalogueRow => {
  const entry = game.catalogue;
  return {
    id: game.id,
    name: game.name,
    provider: game.info.provider,
    imageId: entry.art,
    category: entry.category,
    launchId: game.id,
    rtp: decimalText(times(game.rtpProof().rtp, rational(100)), 2),
    volatility: game.info.volatility,
    maxWin: Number(game.maxMultiplierE4 / 10_000n),
    hasDemo: entry.hasDemo,
    tags: [...entry.tags],
    isNew: entry.isNew,
    source: 'own',
  };
};

export const seedCatalogue =
  ({ db, games }: { db: Database; games: readonly AnyGame[] }) =>
  (): Promise<void> =>
    db.transaction(async (sql) => {
      for (const game of games) await upsertGame(sql, rowOf(game), game.catalogue.place);
    });
