/** Who a mail goes to, opened at the moment it is made and never before. */
import { defaultLanguage, isLanguage, type Language } from '@carmine/money';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import type { Deps } from '../deps.ts';
import { openPlayer } from '../players/player.ts';
import { findPlayer } from '../players/player-store.ts';
import { findSessionById } from '../sessions/session-store.ts';

export interface Recipient {
  email: string;
  firstName: string;
  receiveEmailPromo: boolean;
  language: Language;
}

/** Undefined for an erased player. */
export const findRecipient =
  ({ db, secretBox }: Pick<Deps, 'db' | 'secretBox'>) =>
  async (playerId: PlayerId): Promise<Recipient | undefined> => {
    const row = await findPlayer(db, playerId);
    if (row === undefined || row.key_sealed === null) return undefined;
    const { details } = openPlayer(secretBox, row);
    const language = isLanguage(row.language) ? row.language : defaultLanguage;
    return {
      ...{ email: details.email, firstName: details.firstName },
      ...{ receiveEmailPromo: row.receive_email_promo, language },
    };
  };

export const findSignIn =
  ({ db }: Pick<Deps, 'db'>) =>
  async (sessionId: SessionId): Promise<{ at: Date; country: string; userAgent: string } | undefined> => {
    const row = await findSessionById(db, sessionId);
    return row && { at: row.created_at, country: row.country, userAgent: row.user_agent };
  };
