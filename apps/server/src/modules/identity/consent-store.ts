/** What a player agreed to, when, from where, and to which text: written, never changed. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';

/** The version of the text beside each box; a new wording gets a new name. */
export const consentTexts = { terms: '2026-01', email_promotions: '2026-01' } as const;
export type ConsentKind = keyof typeof consentTexts;

export const insertConsent = (
  sql: Sql,
  consent: { playerId: PlayerId; kind: ConsentKind; given: boolean; addressSealed: Buffer | undefined },
) =>
  sql.run('insert into consents (player_id, kind, given, text_version, address_sealed) values ($1, $2, $3, $4, $5)', [
    consent.playerId,
    consent.kind,
    consent.given,
    consentTexts[consent.kind],
    consent.addressSealed ?? null,
  ]);
