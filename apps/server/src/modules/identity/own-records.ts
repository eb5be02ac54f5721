/** A player's records in identity besides the details, for the data export: sign-ins, passkeys, consents. */
import type { Id, PlayerId, SessionId } from '../../platform/ids/ids.ts';
import { allConsents, consentAddressField } from './accounts/consent-store.ts';
import type { Deps } from './deps.ts';
import { passkeysOf } from './second-factor/passkey-store.ts';
import { findOpened, passkeyNameField, type ListedPasskey } from './second-factor/read-second-factor.ts';
import { allSessions } from './sessions/session-store.ts';

export interface OwnSession {
  readonly id: SessionId;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Null while it is active. */
  readonly endedAt: Date | null;
  readonly ip: string;
  readonly country: string;
  readonly userAgent: string;
}

export interface OwnConsent {
  readonly kind: string;
  readonly given: boolean;
  readonly source: string | null;
  readonly text_version: string;
  readonly at: Date;
  /** Null if the answer came by a signed link without a session. */
  readonly ip: string | null;
}

export interface OwnRecords {
  readonly sessions: readonly OwnSession[];
  readonly passkeys: readonly (Omit<ListedPasskey, 'id'> & { readonly id: Id<'pky'> })[];
  /** In order. */
  readonly consents: readonly OwnConsent[];
}

/** Newest first; undefined for an unknown or erased player. */
export const ownRecords =
  (deps: Pick<Deps, 'db' | 'secretBox'>) =>
  async (playerId: PlayerId): Promise<OwnRecords> => {
    const player = await findOpened(deps, playerId);
    if (player === undefined) return { sessions: [], passkeys: [], consents: [] };
    const { key } = player;
    const [sessions, passkeys, consents] = await Promise.all([
      allSessions(deps.db, playerId),
      passkeysOf(deps.db, playerId),
      allConsents(deps.db, playerId),
    ]);
    return {
      sessions: sessions.map((session) => ({
        id: session.id,
        createdAt: session.created_at,
        lastSeenAt: session.last_seen_at,
        // An expired session ended at its expiry.
        endedAt: session.ended_at ?? (session.over ? session.expires_at : null),
        ip: key.open('session-address', session.address_enc),
        country: session.country,
        userAgent: session.user_agent,
      })),
      passkeys: passkeys.map(({ id, name_sealed, created_at, last_used_at }) => ({
        id: id as Id<'pky'>,
        name: key.open(passkeyNameField, name_sealed),
        createdAt: created_at,
        lastUsedAt: last_used_at,
      })),
      consents: consents.map(({ address_sealed: address, ...consent }) => ({
        ...consent,
        ip: address === null ? null : key.open(consentAddressField, address),
      })),
    };
  };
