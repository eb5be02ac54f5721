/** URLs to leave for payment and to return to. */
import { addressOf } from '@carmine/contract/call';
import type { Checkout } from '@carmine/contract/payments/checkout';
import { getDepositCheckout } from '@carmine/contract/payments/deposits';

/** Of ours: with the gateway's script or form in it. */
export const documentOf = (id: string): string => addressOf(getDepositCheckout, { params: { id } });

/** The external page; undefined if the payment happens on ours. */
export const pageOf = (id: string, checkout: Checkout): string | undefined => {
  if (checkout.presentation === 'redirect') return checkout.redirectUrl;
  return checkout.presentation === 'form' ? documentOf(id) : undefined;
};
