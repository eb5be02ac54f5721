/** The only SQL of consents: what, when, from where, and to which text. Append-only. */
import type { consentSources } from '@carmine/contract/promotions/consents';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

/** Field name that seals the client's address of an answer. */
export const consentAddressField = 'consent-address';

export type ConsentKind = 'terms' | 'email_promotions' | 'notice_promotions';
export type ConsentSource = (typeof consentSources)[number];

export const insertConsent = (
  sql: Sql,
  consent: {
    playerId: PlayerId;
    kind: ConsentKind;
    given: boolean;
    source: ConsentSource;
    textVersion: string;
    addressSealed: Buffer | undefined;
  },
) =>
  sql.run(
    `insert into consents (player_id, kind, given, source, text_version, address_sealed)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[consent.playerId, consent.kind, consent.given, consent.source],
      ...[consent.textVersion, consent.addressSealed ?? null],
    ],
  );

export interface ConsentRow {
  kind: ConsentKind;
  given: boolean;
  /** Null for answers given before it was kept. */
  source: ConsentSource | null;
  text_version: string;
  at: Date;
  address_sealed: Buffer | null;
}

const columns = 'kind, given, source, text_version, at, address_sealed';

/** The last answer of each kind. */
export const lastConsents = (sql: Sql, playerId: PlayerId): Promise<ConsentRow[]> =>
  sql.rows<ConsentRow>(
    `select distinct on (kind) ${columns} from consents where player_id = $1 order by kind, id desc`,
    [playerId],
  );

/** All of one player, in order. */
export const allConsents = (sql: Sql, playerId: PlayerId): Promise<ConsentRow[]> =>
  sql.rows<ConsentRow>(`select ${columns} from consents where player_id = $1 order by id`, [playerId]);

/** Newest first. */
export const listConsents = async (
  sql: Sql,
  playerId: PlayerId,
  { offset, size }: { offset: number; size: number },
) => {
  const [rows, { total }] = await Promise.all([
    sql.rows<ConsentRow>(
      `select ${columns} from consents where player_id = $1
       order by id desc offset $2 limit $3`,
      [playerId, offset, size],
    ),
    sql.one<{ total: number }>('select count(*)::int as total from consents where player_id = $1', [playerId]),
  ]);
  return { rows, total };
};
