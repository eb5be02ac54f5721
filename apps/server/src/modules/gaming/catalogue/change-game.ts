/** An operator's decision about a game: in force for everybody within seconds, and written down with what it was before. */
import type { Database, Sql } from '../../../database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { changeSettings, type GameSettings } from './catalogue-store.ts';

export interface GameChange {
  readonly id: string;
  readonly settings: GameSettings;
  /** Writes the change down inside its transaction. */
  readonly record: (sql: Sql, before: GameSettings) => Promise<unknown>;
}

export type ChangeGame = { readonly ok: true } | { readonly ok: false; readonly reason: 'game_unknown' };

export const changeGame =
  ({ db, catalogue }: { readonly db: Database; readonly catalogue: Pick<Catalogue, 'forget'> }) =>
  async ({ id, settings, record }: GameChange): Promise<ChangeGame> => {
    const known = await db.transaction(async (sql) => {
      const before = await changeSettings(sql, id, settings);
      if (before !== undefined) await record(sql, before);
      return before !== undefined;
    });
    catalogue.forget();
    return known ? { ok: true } : { ok: false, reason: 'game_unknown' };
  };
