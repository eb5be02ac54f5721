/** A purchase of coins at an on-ramp, and the effects of its buttons. */
import { randomBytes } from 'node:crypto';
import { fromEur, money, multiplyDivide, parseAmount, parseRate, type CurrencyCode, type Money } from '@carmine/money';
import { eurPerUnit } from '../rates/values.ts';

export type PurchaseState = 'open' | 'paid' | 'sent' | 'completed' | 'declined' | 'cancelled' | 'expired';

export interface Purchase {
  readonly id: string;
  /** The shop's own references, of the purchase and of who pays. */
  readonly orderRef: string;
  readonly customerRef: string;
  /** The coin. */
  readonly currency: CurrencyCode;
  /** Paid in EUR, a decimal string. */
  readonly amount: string;
  readonly address: string;
  readonly email: string;
  readonly returnUrl: string;
  readonly state: PurchaseState;
  readonly txid: string | null;
  readonly updatedAt: string;
}

export const outcomes = [
  'buy',
  'buy-silently',
  'pay',
  'send',
  'promise',
  'decline',
  'cancel',
  'expire',
  'bad-signature',
] as const;
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (text: string | null): text is Outcome => outcomes.some((outcome) => outcome === text);

export const newPurchase = (asked: Omit<Purchase, 'id' | 'state' | 'txid' | 'updatedAt'>): Purchase => ({
  ...{ id: randomBytes(12).toString('hex'), ...asked, state: 'open', txid: null },
  updatedAt: new Date().toISOString(),
});

const wholeBp = 10_000n;

/** What is left of the amount after the fee, at the sandbox's rate. `undefined` for what is no coin here. */
export const coinsFor = (
  { amount, currency }: Pick<Purchase, 'amount' | 'currency'>,
  feeBp: number,
): Money | undefined => {
  const paid = parseAmount('EUR', amount);
  const scaled = parseRate(Object.entries(eurPerUnit).find(([code]) => code === currency)?.[1] ?? '');
  if (!paid.ok || scaled === undefined) return undefined;
  const left = multiplyDivide(paid.money.subunits, wholeBp - BigInt(feeBp), wholeBp, 'floor');
  return fromEur(money('EUR', left), { currency, scaled }, 'floor');
};

/** What a button makes of it; `sends`: coins leave for the address. */
interface Effect {
  readonly from: PurchaseState;
  readonly to: PurchaseState;
  readonly sends?: true;
  readonly notice: 'once' | 'none' | 'forged';
}

export const effects: Readonly<Record<Outcome, Effect>> = {
  buy: { from: 'open', to: 'completed', sends: true, notice: 'once' },
  'buy-silently': { from: 'open', to: 'completed', sends: true, notice: 'none' },
  pay: { from: 'open', to: 'paid', notice: 'once' },
  send: { from: 'paid', to: 'completed', sends: true, notice: 'once' },
  promise: { from: 'open', to: 'completed', notice: 'once' },
  decline: { from: 'open', to: 'declined', notice: 'once' },
  cancel: { from: 'open', to: 'cancelled', notice: 'once' },
  expire: { from: 'open', to: 'expired', notice: 'once' },
  'bad-signature': { from: 'open', to: 'open', notice: 'forged' },
};
