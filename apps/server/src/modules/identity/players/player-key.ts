/**
 * Personal values are sealed with a key per player, which is itself sealed with the house's key. Deleting the row with that key erases
 * the player: no value sealed with it can be opened again, in tables or backups.
 */
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import { createSecretBox, type SecretBox } from '../../../platform/secrets/secret-box.ts';

export interface PlayerKey {
  seal(field: string, text: string): Buffer;
  open(field: string, sealed: Buffer): string;
  /** The same for files. */
  sealBytes(field: string, bytes: Buffer): Buffer;
  openBytes(field: string, sealed: Buffer): Buffer;
}

const purpose = 'player-key';

export const sealedPlayerKeys: SealedColumn = {
  ...{ table: 'player_keys', key: 'player_id', column: 'key_sealed', purpose },
  binding: `'players:' || it.player_id`,
};

const keyOf = (playerId: bigint, secret: Buffer): PlayerKey => {
  const box = createSecretBox([{ keyId: 1, secret }]);
  const binding = (field: string) => `players:${playerId}:${field}`;
  return {
    seal: (field, text) => box.seal('personal', Buffer.from(text), binding(field)),
    open: (field, sealed) => box.open('personal', sealed, binding(field)).toString(),
    sealBytes: (field, bytes) => box.seal('papers', bytes, binding(field)),
    openBytes: (field, sealed) => box.open('papers', sealed, binding(field)),
  };
};

/** A new key, and its sealed form for `player_keys`. */
export const createPlayerKey = (box: SecretBox, playerId: bigint, secret: Buffer) => ({
  key: keyOf(playerId, secret),
  sealed: box.seal(purpose, secret, `players:${playerId}`),
});

export const openPlayerKey = (box: SecretBox, playerId: bigint, sealed: Buffer): PlayerKey =>
  keyOf(playerId, box.open(purpose, sealed, `players:${playerId}`));
