/** A player's favourite games. */
import type { Favourite } from '@carmine/contract/games/favourites';
import type { Game } from '@carmine/contract/games/game-service';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { deleteFavourite, insertFavourite, readFavourites } from './favourite-store.ts';

const toFavourite = ({ id, launchId, category, name, provider, imageId }: Game): Favourite => ({
  id,
  launchId,
  category,
  name,
  provider,
  imageId,
});

export type AddFavourite = { ok: true; favourite: Favourite; added: boolean } | { ok: false; reason: 'game_unknown' };

export const createFavourites = ({ sql, games }: { sql: Sql; games: () => Promise<readonly Game[]> }) => ({
  /** A disabled game is hidden, but stays a favourite. */
  list: async (playerId: PlayerId): Promise<Favourite[]> => {
    const [marked, known] = await Promise.all([readFavourites(sql, playerId), games()]);
    return marked.flatMap((id) => known.filter((game) => game.id === id).map(toFavourite));
  },
  add: async (playerId: PlayerId, gameId: string): Promise<AddFavourite> => {
    const game = (await games()).find(({ id }) => id === gameId);
    if (game === undefined) return { ok: false, reason: 'game_unknown' };
    return { ok: true, favourite: toFavourite(game), added: await insertFavourite(sql, playerId, gameId) };
  },
  remove: (playerId: PlayerId, gameId: string): Promise<void> => deleteFavourite(sql, playerId, gameId),
});
