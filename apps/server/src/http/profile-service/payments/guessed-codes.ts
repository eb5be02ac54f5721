/** A bonus code in a deposit is answered like one that is redeemed: as few guesses, counted together with those. */
import { spendAlso, spentExtra } from '../../calls/admit.ts';
import { refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import type { Client, PlayerSession } from '../../ports.ts';

interface WithCode {
  readonly client: Client;
  readonly player: PlayerSession;
  readonly body: { readonly promotionCoupon?: string | null | undefined };
}

/** Undefined while the player may try a code. */
export const tooManyCodes = async (http: HttpContext, asked: WithCode) => {
  if (!asked.body.promotionCoupon?.trim()) return undefined;
  const spent = await spendAlso(http, 'validate', asked);
  return spent.ok ? undefined : refuse('too_many_requests', spentExtra(spent.retryAfterS));
};
