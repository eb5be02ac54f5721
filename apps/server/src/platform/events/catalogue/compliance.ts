/** Events about breaks, limits, documents, data exports, erasure and debts. */
import { breakPeriods, limitKinds, limitSpans } from '@carmine/contract/account/protection';
import { verificationKinds } from '@carmine/contract/verification';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { amount, currency, moment, ofPlayer, playerId, rowId } from '../payload-fields.ts';

/** `until`: absent if permanent. */
export const breakStarted = defineEvent(
  'player.break_started',
  1,
  z.object({
    playerId,
    kind: z.enum(['cool_off', 'exclusion']),
    period: z.enum(breakPeriods),
    source: z.enum(['player', 'staff', 'match']),
    until: moment.nullable(),
  }),
);

export const breakEnded = defineEvent('player.break_ended', 1, ofPlayer);

export const limitsChanged = defineEvent(
  'player.limits_changed',
  1,
  z.object({
    playerId,
    changes: z.array(
      z.object({
        kind: z.enum(limitKinds),
        span: z.enum(limitSpans),
        /** EUR cents; null: no limit. */
        cents: z
          .string()
          .regex(/^\d{1,19}$/)
          .nullable(),
        outcome: z.enum(['set', 'waits']),
      }),
    ),
  }),
);

export const sourceOfFundsAsked = defineEvent('funds.asked', 1, ofPlayer);

/** `again`: an earlier decision was revoked; `expired`: because the document expired. */
export const verificationDecided = defineEvent(
  'verification.decided',
  1,
  z.object({
    case: rowId,
    playerId,
    kind: z.enum(verificationKinds),
    status: z.enum(['verified', 'rejected']),
    again: z.boolean().optional(),
    expired: z.boolean().optional(),
  }),
);

export const exportReady = defineEvent('data.export_ready', 1, ofPlayer);

export const erasureAsked = defineEvent('data.erasure_asked', 1, z.object({ playerId, until: moment }));

export const erasureDropped = defineEvent('data.erasure_dropped', 1, ofPlayer);

/** `owed`: the remaining debt, if any. */
const writtenOff = z.object({ playerId, currency, amount, owed: amount.optional() });

export const debtWrittenOff = defineEvent('debt.written_off', 2, writtenOff.extend({ request: rowId }));

export const debtWrittenOffBefore = defineEvent('debt.written_off', 1, writtenOff.extend({ matter: rowId }), {
  superseded: true,
});
