/** One payment in the lists of payments: what it was paid with, how much, and how far it is. */
import type { Payment } from '@carmine/contract/deposits';
import { Tag } from '@carmine/design/feedback';
import { currency as currencyOf, parseCurrencyCode } from '@carmine/money';
import { displayAmount } from './display.ts';
import { PaidWorth } from './worth.tsx';
import { isGoingBack } from '../queries/deposits.ts';
import { cashierTexts } from '../texts/cashier.ts';
import { paymentTone } from './payment-tone.ts';
import '../styles/progress.css';
import '@carmine/design/amounts.css';

const { states } = cashierTexts;
const { methods } = cashierTexts.payments;

type Way = Pick<Payment, 'method' | 'methodName'>;

/** The network's name for its own coin, the token's for a token. */
const coinName = (code: string): string | undefined => {
  const known = parseCurrencyCode(code);
  if (known === undefined) return undefined;
  const { name, label, network } = currencyOf(known);
  return label === undefined ? (network?.name ?? name) : `${name}, ${label}`;
};

/** By the name that the player chose it under. */
export const methodName = ({ method, methodName: name }: Way): string =>
  name ?? (methods as Readonly<Partial<Record<string, string>>>)[method] ?? coinName(method) ?? method;

/** `Deposit · Ruby`: which way the money went, and by what. */
export const wayOf = ({ direction, ...way }: Way & Pick<Payment, 'direction'>): string =>
  `${cashierTexts.payments.way[direction]} · ${methodName(way)}`;

const signs: Readonly<Record<Payment['direction'], string>> = { deposit: '+', withdraw: '−' };

/** Of what changed the balance, or will; what was refused has no sign, for nothing has moved. */
const signOf = ({ direction, status }: Payment): string => (paymentTone(status) === 'bad' ? '' : signs[direction]);

export const PaymentAmount = ({ payment }: { readonly payment: Payment }) => (
  <>
    {signOf(payment)}
    {displayAmount(payment.currency, payment.amount)}
    <PaidWorth payment={payment} className="worth paid-worth num" />
  </>
);

export const PaymentTag = ({ payment }: { readonly payment: Payment }) =>
  isGoingBack(payment) ? (
    <Tag tone="wait">{cashierTexts.givenBack}</Tag>
  ) : (
    <Tag tone={paymentTone(payment.status)}>{states[payment.status]}</Tag>
  );
