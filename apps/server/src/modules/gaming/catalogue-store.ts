/** The catalogue in the database. */
import type { Game } from '@carmine/contract';
import type { Sql } from '../../database/database.ts';

export type CatalogueRow = Omit<Game, 'jackpotId'> & { readonly source: 'own' | 'external' };

interface GameRow {
  id: string;
  name: string;
  provider: string;
  image_id: string;
  category: Game['category'];
  launch_id: string;
  rtp: string;
  volatility: Game['volatility'];
  max_win: bigint;
  has_demo: boolean;
  tags: string[];
  is_new: boolean;
}

/** Puts a game in or brings its facts up to date; whether it is enabled stays the operator's. */
export const upsertGame = async (sql: Sql, game: CatalogueRow, position: number): Promise<void> => {
  await sql.run(
    `insert into games (id, name, provider, image_id, category, launch_id, rtp, volatility, max_win, has_demo, tags,
       is_new, source, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (id) do update set name = excluded.name, provider = excluded.provider, image_id = excluded.image_id,
       category = excluded.category, launch_id = excluded.launch_id, rtp = excluded.rtp,
       volatility = excluded.volatility, max_win = excluded.max_win, has_demo = excluded.has_demo,
       tags = excluded.tags, is_new = excluded.is_new, source = excluded.source, position = excluded.position`,
    [
      game.id,
      game.name,
      game.provider,
      game.imageId,
      game.category,
      game.launchId,
      game.rtp,
      game.volatility,
      game.maxWin,
      game.hasDemo,
      game.tags,
      game.isNew,
      game.source,
      position,
    ],
  );
};

/** Enabled games in the order of the lists. */
export const readGames = async (sql: Sql): Promise<Game[]> => {
  const rows = await sql.rows<GameRow>(
    `select id, name, provider, image_id, category, launch_id, rtp, volatility, max_win, has_demo, tags, is_new
     from games where enabled order by position, id`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    provider: row.provider,
    imageId: row.image_id,
    category: row.category,
    launchId: row.launch_id,
    rtp: row.rtp,
    volatility: row.volatility,
    maxWin: Number(row.max_win),
    hasDemo: row.has_demo,
    tags: row.tags,
    isNew: row.is_new,
  }));
};

/** Provider by game id, of every game that was ever there. */
export const readProviders = async (sql: Sql): Promise<Map<string, string>> => {
  const rows = await sql.rows<{ id: string; provider: string }>('select id, provider from games');
  return new Map(rows.map(({ id, provider }) => [id, provider]));
};
