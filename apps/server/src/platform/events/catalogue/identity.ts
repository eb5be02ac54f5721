/** Events about accounts and sessions. */
import { z } from 'zod';
import { defineEvent, type Payload } from '../define-event.ts';
import { currency, ofPlayer, playerId, sessionId } from '../payload-fields.ts';

export const playerRegistered = defineEvent(
  'player.registered',
  1,
  z.object({
    ...{ playerId, currency, registrationCode: z.string().nullable() },
    /** Of the link that led here. */
    landingCode: z.string().nullable().optional(),
  }),
);

export const playerConfirmed = defineEvent('player.confirmed', 1, ofPlayer);

export const confirmationRequested = defineEvent('player.confirmation_requested', 1, ofPlayer);

export const playerSignedIn = defineEvent(
  'player.signed_in',
  1,
  z.object({ playerId, sessionId, newDevice: z.boolean() }),
);

export const playerStatusChanged = defineEvent(
  'player.status_changed',
  1,
  z.object({ playerId, status: z.enum(['active', 'locked', 'closed']) }),
);

/** By the link of a campaign's mail; `campaign` is its public id. */
export const promotionsUnsubscribed = defineEvent(
  'player.promotions_unsubscribed',
  1,
  z.object({ playerId, campaign: z.string() }),
);

export const playerDetailsCorrected = defineEvent('player.details_corrected', 1, ofPlayer);

export const sessionEnded = defineEvent(
  'session.ended',
  1,
  z.object({
    playerId,
    sessionId,
    reason: z.enum([
      'signed_out',
      'ended_by_player',
      'replaced',
      'password_changed',
      'locked',
      'domain_blocked',
      'factors_removed',
    ]),
  }),
);
export type EndReason = Payload<typeof sessionEnded>['reason'];

export const passwordChanged = defineEvent('password.changed', 1, ofPlayer);

/** Whether an account has the address is checked when the mail is generated. */
const ofEmail = z.object({ emailHash: z.hex() });

export const passwordResetRequested = defineEvent('password.reset_requested', 1, ofEmail);

export const signInLinkRequested = defineEvent('sign_in.link_requested', 1, ofEmail);

export const securityChanged = defineEvent(
  'security.changed',
  1,
  z.object({
    playerId,
    change: z.enum([
      'totp_on',
      'totp_off',
      'passkey_added',
      'passkey_removed',
      'recovery_codes_made',
      'recovery_code_used',
      'code_guessed',
      // A change of contact details that were set before.
      'phone_changed',
      'address_changed',
      // By staff on the player's behalf.
      'details_corrected',
      // By staff after a loss: first announced, then carried out or cancelled.
      'removal_announced',
      'removal_dropped',
      'factors_removed',
    ]),
  }),
);
export type SecurityChange = Payload<typeof securityChanged>['change'];
