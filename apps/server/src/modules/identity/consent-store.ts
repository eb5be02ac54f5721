/** What a player agreed to, when, from where, and to which text: written, never changed. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';

export type ConsentKind = 'terms' | 'email_promotions';

export const insertConsent = (
  sql: Sql,
  consent: {
    playerId: PlayerId;
    kind: ConsentKind;
    given: boolean;
    textVersion: string;
    addressSealed: Buffer | undefined;
  },
) =>
  sql.run('insert into consents (player_id, kind, given, text_version, address_sealed) values ($1, $2, $3, $4, $5)', [
    consent.playerId,
    consent.kind,
    consent.given,
    consent.textVersion,
    consent.addressSealed ?? null,
  ]);
