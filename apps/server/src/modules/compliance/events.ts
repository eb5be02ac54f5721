/** Event handlers of compliance: players whose details may have changed are screened again. */
import { verificationDecided } from '../../platform/events/catalogue/compliance.ts';
import { playerDetailsCorrected, playerRegistered } from '../../platform/events/catalogue/identity.ts';
import { depositCredited } from '../../platform/events/catalogue/payments.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import type { Risk } from './aml/risk.ts';
import type { Protection } from './protection/protection.ts';

/** Each may prove that an account belongs to an excluded person. */
const matched = [playerDetailsCorrected, verificationDecided, depositCredited] as const;
/** Withdrawals also screen the player at the request. */
const screened = [playerRegistered, playerDetailsCorrected, depositCredited, verificationDecided] as const;

export const subscribeCompliance = (
  events: Subscriptions,
  { protection, risk }: { readonly protection: Protection; readonly risk: Risk },
): void => {
  for (const event of matched)
    events.subscribe(event, 'compliance.match', ({ payload }) => protection.matchAround(payload.playerId));
  for (const event of screened)
    events.subscribe(event, 'compliance.screen', async ({ payload }) => void (await risk.screen(payload.playerId)));
};
