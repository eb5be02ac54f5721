/** Events about operators and the audit log. */
import { operatorRoles } from '@carmine/contract/back-office/operators';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { operatorId } from '../payload-fields.ts';

export const auditBroken = defineEvent(
  'audit.broken',
  1,
  z.object({
    finding: z.enum(['altered', 'missing', 'rewritten', 'cut', 'replaced', 'mark']),
    entry: z.string(),
  }),
);

/** `link`: sealed; absent if it is printed on the server itself. */
export const operatorRenewed = defineEvent(
  'operator.renewed',
  1,
  z.object({ operator: operatorId, link: z.base64().optional() }),
);

/** `link`: sealed. */
export const operatorInvited = defineEvent('operator.invited', 1, z.object({ operator: operatorId, link: z.base64() }));

export const operatorInvitedAlone = defineEvent(
  'operator.invited_alone',
  1,
  z.object({ operator: operatorId, inviter: operatorId, role: z.enum(operatorRoles) }),
);

const whole = z.string().regex(/^\d{1,9}$/);

export const searchesMissed = defineEvent(
  'operator.search_misses',
  1,
  z.object({ operator: operatorId, misses: whole, minutes: whole }),
);
