import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { Spinner } from '@carmine/design/feedback';
import { depositTexts } from '../../texts/en-deposit.ts';

export const RedirectStep = ({ method }: { readonly method: PaymentMethod }) => (
  <div className="redirect-step">
    <Spinner label={depositTexts.deposit.redirecting(method.name)} />
    <b>{depositTexts.deposit.redirecting(method.name)}</b>
    <p>{depositTexts.deposit.redirectingText}</p>
  </div>
);
