/** Reads a player's consents, opened for display. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { consentAddressField, listConsents, type ConsentKind, type ConsentSource } from './consent-store.ts';
import type { Deps } from '../deps.ts';
import { openPlayerKey } from '../players/player-key.ts';
import { findPlayer } from '../players/player-store.ts';

export interface Consent {
  readonly kind: ConsentKind;
  readonly given: boolean;
  readonly source: ConsentSource | null;
  readonly textVersion: string;
  readonly at: Date;
  /** Undefined if the answer came without a session, or the player is erased. */
  readonly ip: string | undefined;
}

/** Newest first; includes erased players, without their addresses. */
export const readConsents =
  ({ db, secretBox }: Pick<Deps, 'db' | 'secretBox'>) =>
  async (playerId: PlayerId, page: { offset: number; size: number }): Promise<{ items: Consent[]; total: number }> => {
    const [player, { rows, total }] = await Promise.all([findPlayer(db, playerId), listConsents(db, playerId, page)]);
    const sealedKey = player?.key_sealed ?? null;
    const key = sealedKey === null ? undefined : openPlayerKey(secretBox, playerId, sealedKey);
    const items = rows.map(({ kind, given, source, text_version: textVersion, at, address_sealed: sealed }) => ({
      ...{ kind, given, source, textVersion, at },
      ip: sealed === null ? undefined : key?.open(consentAddressField, sealed),
    }));
    return { items, total };
  };
