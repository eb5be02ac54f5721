import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { Spinner } from '@carmine/design/feedback';
import { depositTexts } from '../texts.ts';

export const RedirectStep = ({ method }: { readonly method: PaymentMethod }) => (
  <div className="redirect-step">
    <Spinner label={depositTexts.redirecting(method.name)} />
    <b>{depositTexts.redirecting(method.name)}</b>
    <p>{depositTexts.redirectingText}</p>
  </div>
);
