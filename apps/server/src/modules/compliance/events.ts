/** What compliance does when something happened: whoever may have become somebody else is looked at anew. */
import { verificationDecided } from '../../platform/events/catalogue/compliance.ts';
import { playerDetailsCorrected, playerRegistered } from '../../platform/events/catalogue/identity.ts';
import { depositCredited } from '../../platform/events/catalogue/payments.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import type { Risk } from './aml/risk.ts';
import type { Protection } from './protection/protection.ts';

/** Each of these may prove that somebody who is excluded elsewhere is the same person. */
const matched = [playerDetailsCorrected, verificationDecided, depositCredited] as const;
/** Whoever cashes out is looked at in that moment as well. */
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
