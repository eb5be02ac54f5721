/** One payment in the lists of payments: what it was paid with, how much, and how far it is. */
import type { Payment } from '@carmine/contract/payments/deposits';
import { Tag } from '@carmine/design/feedback';
import { currency as currencyOf, parseCurrencyCode } from '@carmine/money';
import { displayAmount } from './display.ts';
import { displayDate } from './moment.ts';
import { PaidWorth } from './worth.tsx';
import { isGoingBack, isWonBack } from '../queries/deposits.ts';
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
const signOf = (payment: Payment): string =>
  paymentTone(payment.status) === 'bad' && !isWonBack(payment) ? '' : signs[payment.direction];

export const PaymentAmount = ({ payment }: { readonly payment: Payment }) => (
  <>
    {signOf(payment)}
    {displayAmount(payment.currency, payment.amount)}
    <PaidWorth payment={payment} className="worth paid-worth num" />
  </>
);

export const PaymentTag = ({ payment }: { readonly payment: Payment }) => {
  if (isGoingBack(payment)) return <Tag tone="wait">{cashierTexts.givenBack}</Tag>;
  if (isWonBack(payment)) return <Tag tone="good">{cashierTexts.wonBack}</Tag>;
  return <Tag tone={paymentTone(payment.status)}>{states[payment.status]}</Tag>;
};

/** What was charged back of a deposit and when, and when it was credited again. */
export const chargeBackTexts = ({ currency, chargeBacks = [] }: Payment): string[] =>
  chargeBacks.map(({ amount, at, wonBackAt }) => {
    const shown = displayAmount(currency, amount);
    return wonBackAt === undefined
      ? cashierTexts.chargeBacks.open(shown, displayDate(at))
      : cashierTexts.chargeBacks.wonBack(shown, displayDate(at), displayDate(wonBackAt));
  });
