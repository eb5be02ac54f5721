/** Seals other modules' personal values with the player's key. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Deps } from '../deps.ts';
import { openPlayerKey, type PlayerKey } from './player-key.ts';
import { findPlayer } from './player-store.ts';

/** `sql`: the current transaction; a second connection inside it could deadlock when the pool is exhausted. */
export interface PlayerVault {
  /** `field` identifies where the value is stored and is needed to open it. Undefined for an erased player. */
  seal(
    playerId: PlayerId,
    values: readonly { field: string; bytes: Buffer }[],
    sql?: Sql,
  ): Promise<Buffer[] | undefined>;
  /** Throws if the bytes were sealed for another place. */
  open(
    playerId: PlayerId,
    values: readonly { field: string; sealed: Buffer }[],
    sql?: Sql,
  ): Promise<Buffer[] | undefined>;
}

export const createPlayerVault = ({ db, secretBox }: Pick<Deps, 'db' | 'secretBox'>): PlayerVault => {
  const keyOf = async (playerId: PlayerId, sql: Sql = db): Promise<PlayerKey | undefined> => {
    const sealed = (await findPlayer(sql, playerId))?.key_sealed ?? undefined;
    return sealed && openPlayerKey(secretBox, playerId, sealed);
  };
  return {
    seal: async (playerId, values, sql) => {
      const key = await keyOf(playerId, sql);
      return key && values.map(({ field, bytes }) => key.sealBytes(field, bytes));
    },
    open: async (playerId, values, sql) => {
      const key = await keyOf(playerId, sql);
      return key && values.map(({ field, sealed }) => key.openBytes(field, sealed));
    },
  };
};
