/** Events about players' promotions. */
import { languages, type Language } from '@carmine/money';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { amount, currency, moment, operatorId, playerId } from '../payload-fields.ts';

/** `promotion`: the public id of the player's own. */
const own = z.object({ playerId, promotion: z.string(), source: z.string(), currency, amount });

export const promotionGranted = defineEvent(
  'promotion.granted',
  1,
  own.extend({ spins: z.number().int(), expiresAt: moment.nullable() }),
);

/** A deposit made under an offer did not earn it. */
export const promotionNotEarned = defineEvent(
  'promotion.not_earned',
  1,
  z.object({ playerId, deposit: z.string(), reason: z.string() }),
);

export const promotionExpiresSoon = defineEvent(
  'promotion.expires_soon',
  1,
  own.extend({ spins: z.number().int(), expiresAt: moment }),
);

/** A campaign is to be mailed to a player; `campaign` is its public id. */
export const campaignMailReserved = defineEvent(
  'campaign.mail_reserved',
  1,
  z.object({ playerId, campaign: z.string() }),
);

/** An operator wants to see a campaign's mail in the own mailbox. */
export const campaignTestAsked = defineEvent(
  'campaign.test_asked',
  1,
  z.object({
    operator: operatorId,
    campaign: z.string(),
    language: z.enum(languages as readonly [Language, ...Language[]]),
  }),
);

/** Completed, lost, expired, cancelled or removed; `amount`: what became cash. */
export const promotionEnded = defineEvent(
  'promotion.ended',
  1,
  own.extend({
    state: z.enum(['completed', 'lost', 'expired', 'cancelled', 'removed']),
    reason: z.string().nullable(),
  }),
);
