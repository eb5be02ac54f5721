/** Seals what other modules keep of a player under the player's own key. */
import type { PlayerId } from '../../platform/ids.ts';
import type { Deps } from './identity.ts';
import { openPlayerKey, type PlayerKey } from './player-key.ts';
import { findPlayer } from './player-store.ts';

export interface PlayerVault {
  /** `field` names the place of each value and is needed to open it. Nothing for an erased player. */
  seal(playerId: PlayerId, values: readonly { field: string; bytes: Buffer }[]): Promise<Buffer[] | undefined>;
  /** Throws for bytes that were not sealed at this place. */
  open(playerId: PlayerId, values: readonly { field: string; sealed: Buffer }[]): Promise<Buffer[] | undefined>;
}

export const createPlayerVault = ({ db, secretBox }: Pick<Deps, 'db' | 'secretBox'>): PlayerVault => {
  const keyOf = async (playerId: PlayerId): Promise<PlayerKey | undefined> => {
    const sealed = (await findPlayer(db, playerId))?.key_sealed ?? undefined;
    return sealed && openPlayerKey(secretBox, playerId, sealed);
  };
  return {
    seal: async (playerId, values) => {
      const key = await keyOf(playerId);
      return key && values.map(({ field, bytes }) => key.sealBytes(field, bytes));
    },
    open: async (playerId, values) => {
      const key = await keyOf(playerId);
      return key && values.map(({ field, sealed }) => key.openBytes(field, sealed));
    },
  };
};
