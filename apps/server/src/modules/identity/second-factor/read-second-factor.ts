/** Reads a player's second factors. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Deps } from '../deps.ts';
import * as passkeys from './passkey-store.ts';
import { hostNameOf } from './passkeys.ts';
import { openPlayer, type Player } from '../players/player.ts';
import { findPlayer } from '../players/player-store.ts';
import type { Factors, Place } from './second-factor.ts';
import { countFactors } from './second-factor-store.ts';

export interface ListedPasskey {
  id: bigint;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface SecondFactorState extends Factors {
  keys: ListedPasskey[];
  /** Whether the browser's origin can have passkeys. */
  passkeysPossible: boolean;
}

export const passkeyNameField = 'passkey-name';

/** Undefined for an unknown or erased player. */
export const findOpened = async (
  { db, secretBox }: Pick<Deps, 'db' | 'secretBox'>,
  playerId: PlayerId,
): Promise<Player | undefined> => {
  const row = await findPlayer(db, playerId);
  return row === undefined || row.key_sealed === null ? undefined : openPlayer(secretBox, row);
};

export const readSecondFactor =
  (deps: Pick<Deps, 'db' | 'secretBox'>) =>
  async (playerId: PlayerId, place: Place): Promise<SecondFactorState | undefined> => {
    const player = await findOpened(deps, playerId);
    if (player === undefined) return undefined;
    const keys = await passkeys.passkeysOf(deps.db, playerId);
    return {
      ...(await countFactors(deps.db, playerId)),
      keys: keys.map(({ id, name_sealed, created_at, last_used_at }) => ({
        id,
        name: player.key.open(passkeyNameField, name_sealed),
        createdAt: created_at,
        lastUsedAt: last_used_at,
      })),
      passkeysPossible: hostNameOf(place) !== undefined,
    };
  };
