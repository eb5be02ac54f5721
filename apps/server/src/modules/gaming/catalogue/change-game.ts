/** Changes an operator's settings for a game: effective within seconds, and audited with the previous values. */
import type { GamingDeps } from '../deps.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { Catalogue } from './catalogue.ts';
import { changeSettings, openTables, type GameSettings } from './catalogue-store.ts';

export interface GameChange {
  readonly id: string;
  readonly settings: GameSettings;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

export type ChangeGame = { readonly ok: true } | { readonly ok: false; readonly reason: 'game_unknown' };

export const changeGame =
  ({
    db,
    audit,
    studios,
    catalogue,
  }: Pick<GamingDeps, 'db' | 'audit' | 'studios'> & { readonly catalogue: Pick<Catalogue, 'forget'> }) =>
  async ({ id, settings, operatorId, reason }: GameChange): Promise<ChangeGame> => {
    const known = await db.transaction(async (sql) => {
      const before = await changeSettings(sql, id, settings);
      await openTables(sql, id, { open: settings.enabled && !settings.maintenance, studios });
      if (before !== undefined)
        await audit.record(sql, {
          ...{ operatorId, action: 'game.change', subject: { kind: 'game', id } },
          details: { before, after: settings, reason },
        });
      return before !== undefined;
    });
    catalogue.forget();
    return known ? { ok: true } : { ok: false, reason: 'game_unknown' };
  };
