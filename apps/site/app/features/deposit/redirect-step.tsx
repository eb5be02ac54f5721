import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { Spinner } from '@carmine/design/feedback';
import { depositTexts } from '../../texts/en-deposit.ts';

export const RedirectStep = ({ tier }: { readonly tier: PaymentMethod }) => (
  <div className="redirect-step">
    <Spinner label={depositTexts.deposit.redirecting(tier.name)} />
    <b>{depositTexts.deposit.redirecting(tier.name)}</b>
    <p>{depositTexts.deposit.redirectingText}</p>
  </div>
);
