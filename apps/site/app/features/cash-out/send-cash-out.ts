import { postCryptoWithdraw, postFiatWithdraw } from '@carmine/contract/payments/cash-outs';
import type { Payment } from '@carmine/contract/payments/deposits';
import { formatAmount, type Money } from '@carmine/money';
import { unreadableCode } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { isSettled, type IntentKeys } from '../../platform/calls/intent-key.ts';

export interface CashOutOrder {
  readonly amount: Money;
  /** `undefined` for fiat, which goes back to its source. */
  readonly address: string | undefined;
  /** The plan that was shown; none for coins, and where the amount seemed not to be payable. */
  readonly plan: string | undefined;
  /** Idempotent: the same order sent again is the same withdrawal. */
  readonly keys: IntentKeys;
}

export type Sent =
  | { readonly kind: 'sent'; readonly payment: Payment }
  | { readonly kind: 'step-up' }
  /** A rule that the player can do something about, in the server's words. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed' };

/** Names no plan: should the amount be payable after all, its plan is shown before it is carried out. */
const nothingShown = 'none';

export const sendCashOut = async ({ amount, address, plan, keys }: CashOutOrder): Promise<Sent> => {
  const key = keys.keyOf(`${amount.currency} ${amount.subunits} ${address?.trim() ?? ''}`);
  const body = { amount: formatAmount(amount), currency: amount.currency };
  const asking =
    address === undefined
      ? call(postFiatWithdraw, { body: { ...body, plan: plan ?? nothingShown }, idempotencyKey: key })
      : call(postCryptoWithdraw, { body: { ...body, address: address.trim() }, idempotencyKey: key });
  const result = await asking.catch(() => undefined);
  if (isSettled(result)) keys.settle();
  if (result === undefined) return { kind: 'failed' };
  if (result.ok) return { kind: 'sent', payment: result.data };
  const { status, problem } = result;
  if (problem.code === 'step_up_required') return { kind: 'step-up' };
  return [409, 422, 503].includes(status) && problem.code !== unreadableCode
    ? { kind: 'refused', code: problem.code, message: problem.message }
    : { kind: 'failed' };
};
