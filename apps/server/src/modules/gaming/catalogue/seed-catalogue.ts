/** Brings the catalogue up to date with the games that this program holds. */
import { decimalText, rational, times, type AnyGame } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import { catalogueEntries } from './catalogue-entries.ts';
import { upsertGame, type CatalogueRow } from './catalogue-store.ts';

const kebab = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const rowOf = (game: AnyGame): CatalogueRow => {
  const entry = catalogueEntries[game.id];
  if (entry === undefined) throw new Error(`The game ${game.id} has no entry in the catalogue`);
  const provider = game.info.provider;
  return {
    id: game.id,
    name: game.name,
    provider,
    imageId: `${kebab(provider)}:${game.id}`,
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
  (): Promise<void> => {
    const order = Object.keys(catalogueEntries);
    return db.transaction(async (sql) => {
      for (const game of games) await upsertGame(sql, rowOf(game), order.indexOf(game.id));
    });
  };
