/** Issues and redeems the tokens in mails. A token is created when its mail is sent, so that it is never stored in plain text. */
import { mailLinkHours } from '@carmine/contract/settings';
import {
  confirmationRequested,
  passwordResetRequested,
  playerConfirmed,
} from '../../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { confirmPlayer, findPlayer, findPlayerByEmail } from './player-store.ts';
import * as tokens from './token-store.ts';

/** A new token for a mail to this player; undefined if the mail should not be sent. */
export const issueToken =
  ({ db, random }: Pick<Deps, 'db' | 'random'>) =>
  async (playerId: PlayerId, purpose: tokens.TokenPurpose): Promise<string | undefined> => {
    const row = await findPlayer(db, playerId);
    if (row === undefined || row.key_sealed === null) return undefined;
    if (purpose === 'confirm' && row.confirmed_at !== null) return undefined;
    const token = random.token();
    await tokens.insertToken(db, { playerId, purpose, tokenHash: hashToken(token), hours: mailLinkHours[purpose] });
    return token;
  };

export const confirmEmail =
  ({ db, publish }: Pick<Deps, 'db' | 'publish'>) =>
  (token: string): Promise<{ ok: true } | { ok: false; reason: 'token_invalid' }> =>
    db.transaction(async (sql) => {
      const playerId = await tokens.takeToken(sql, hashToken(token), 'confirm');
      if (playerId === undefined) return { ok: false, reason: 'token_invalid' };
      if ((await confirmPlayer(sql, playerId)) === 1)
        await publish(sql, playerConfirmed, playerId.toString(), { playerId });
      return { ok: true };
    });

export const resendConfirmation =
  ({ db, publish }: Pick<Deps, 'db' | 'publish'>) =>
  (playerId: PlayerId): Promise<void> =>
    publish(db, confirmationRequested, playerId.toString(), { playerId });

/** Does the same work for every address; whether an account exists is checked later, when the mail is generated. */
export const requestReset =
  ({ db, publish }: Pick<Deps, 'db' | 'publish'>) =>
  async (emailHash: Buffer): Promise<void> => {
    const key = emailHash.toString('hex');
    await publish(db, passwordResetRequested, key, { emailHash: key });
  };

export const findPlayerIdByEmailHash =
  ({ db }: Pick<Deps, 'db'>) =>
  async (emailHash: Buffer): Promise<PlayerId | undefined> =>
    (await findPlayerByEmail(db, emailHash))?.id;
