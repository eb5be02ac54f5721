/** The catalogue in the database. */
import type { Game } from '@carmine/contract/games/game-service';
import type { Sql } from '../../../database/database.ts';

export type CatalogueRow = Omit<Game, 'jackpotIds' | 'maintenance' | 'wagerPercent' | 'bonusClosed' | 'deviation'> & {
  readonly source: 'own' | 'external';
};

/** An operator's settings for a game; null keeps the default of its code. */
export interface GameSettings {
  readonly enabled: boolean;
  readonly maintenance: boolean;
  /** ISO codes of the countries where it is hidden. */
  readonly hiddenIn: readonly string[];
  readonly featured: boolean | null;
  readonly isNew: boolean | null;
  readonly hot: boolean | null;
  /** Its position in the lists, from 0. */
  readonly place: number | null;
}

/** A game with its effective settings, as far as lists show them. */
export interface KnownGame {
  readonly game: Game;
  readonly settings: GameSettings;
  /** Its table names a studio that is not connected here: nobody can play it, whatever its settings are. */
  readonly away?: true;
}

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
  enabled: boolean;
  maintenance: boolean;
  hidden_in: string[];
  featured: boolean | null;
  marked_new: boolean | null;
  hot: boolean | null;
  placed: number | null;
  studio: string | null;
}

/** Several processes can start at once, and an upsert waits at one unique index only: the name's would refuse the second. */
export const lockCatalogue = (sql: Sql) =>
  sql.run(`select pg_advisory_xact_lock(hashtextextended('game catalogue', 0))`);

/** Inserts a game or updates its facts; the operator's settings are kept. */
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

/** The live table of a game; undefined for a game that is played alone. */
export const tableOf = async (sql: Sql, gameId: string): Promise<string | undefined> =>
  (await sql.maybe<{ id: string }>('select id from live_tables where game_id = $1 order by id limit 1', [gameId]))?.id;

/** Studios that are connected here, by what `live_tables.studio` names them. */
export type StudioCodes = readonly { readonly code: string }[];

/** The tables of a game of live tables open and close with it; never where their studio is not connected. */
export const openTables = async (
  sql: Sql,
  gameId: string,
  { open, studios = [] }: { readonly open: boolean; readonly studios?: StudioCodes | undefined },
): Promise<void> => {
  await sql.run(
    `select set_live_tables($1, $2 and not exists (
       select from live_tables where game_id = $1 and studio is not null and studio <> all ($3::text[])))`,
    [gameId, open, studios.map(({ code }) => code)],
  );
};

/** Adds or removes a tag that an operator may override. */
const decide = (tags: readonly string[], tag: string, decision: boolean | null): string[] => {
  if (decision === null) return [...tags];
  const others = tags.filter((other) => other !== tag);
  return decision ? [...others, tag] : others;
};

const settingsOf = (row: GameRow): GameSettings => ({
  enabled: row.enabled,
  maintenance: row.maintenance,
  hiddenIn: row.hidden_in,
  featured: row.featured,
  isNew: row.marked_new,
  hot: row.hot,
  place: row.placed,
});

const gameOf = (row: GameRow): Game => ({
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
  tags: decide(decide(decide(row.tags, 'featured', row.featured), 'new', row.marked_new), 'hot', row.hot),
  isNew: row.marked_new ?? row.is_new,
  ...(row.maintenance ? { maintenance: true } : {}),
});

/** Every game, enabled or not, in list order. */
export const readGames = async (sql: Sql, studios: StudioCodes = []): Promise<KnownGame[]> => {
  const rows = await sql.rows<GameRow>(
    `select id, name, provider, image_id, category, launch_id, rtp, volatility, max_win, has_demo, tags, is_new,
       enabled, maintenance, hidden_in, featured, marked_new, hot, placed,
       (select max(t.studio) from live_tables t where t.game_id = games.id) as studio
     from games order by coalesce(placed, position), position, id`,
  );
  const isAway = ({ studio }: GameRow) => studio !== null && !studios.some(({ code }) => code === studio);
  return rows.map((row) => ({
    ...{ game: gameOf(row), settings: settingsOf(row) },
    ...(isAway(row) ? { away: true } : {}),
  }));
};

/** Returns the settings before the change and locks the row until the end of the transaction; undefined for an unknown game. */
export const changeSettings = async (
  sql: Sql,
  id: string,
  settings: GameSettings,
): Promise<GameSettings | undefined> => {
  const before = await sql.maybe<GameRow>('select * from games where id = $1 for update', [id]);
  if (before === undefined) return undefined;
  const { enabled, maintenance, hiddenIn, featured, isNew, hot, place } = settings;
  await sql.run(
    `update games set enabled = $2, maintenance = $3, hidden_in = $4, featured = $5, marked_new = $6, hot = $7, placed = $8
     where id = $1`,
    [id, enabled, maintenance, hiddenIn, featured, isNew, hot, place],
  );
  return settingsOf(before);
};

/** Provider by game id, including games that were removed. */
export const readProviders = async (sql: Sql): Promise<Map<string, string>> => {
  const rows = await sql.rows<{ id: string; provider: string }>('select id, provider from games');
  return new Map(rows.map(({ id, provider }) => [id, provider]));
};
