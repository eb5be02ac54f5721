import { failedTierMs } from '@carmine/contract/settings';
import type { Payment } from '@carmine/contract/payments/deposits';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { isGem, type GemKind } from '@carmine/design/gem';
import { compare, readAmount, type Money } from '@carmine/money';

/** The stone of the same name, if there is one. */
export const gemOf = ({ name }: Pick<PaymentMethod, 'name'>): GemKind => {
  const kind = name.toLowerCase();
  return isGem(kind) ? kind : 'brand';
};

/** Cards count as one choice, after the others; the rest in the order of the server's list. */
export const inOrder = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] => [
  ...methods.filter(({ kind }) => kind !== 'card'),
  ...methods.filter(({ kind }) => kind === 'card'),
];

/**
 * Details required whatever is chosen: where there is nothing to choose, with the requirements of every tier. Otherwise they are asked
 * for once a method is chosen, because each one asks for others.
 */
export const detailsBeforeChoice = (methods: readonly PaymentMethod[]): readonly RequiredDetail[] => {
  const isOneChoice = methods.length === 1 || methods.every(({ kind }) => kind === 'card');
  return isOneChoice ? [...new Set(methods.flatMap(({ requiredDetails }) => requiredDetails))] : [];
};

/** Whether one deposit by it can be of this amount. */
export const takesAmount = ({ minDeposit, maxDeposit }: PaymentMethod, amount: Money | undefined): boolean =>
  amount === undefined ||
  ((minDeposit === undefined || compare(amount, readAmount(amount.currency, minDeposit)) >= 0) &&
    (maxDeposit === undefined || compare(amount, readAmount(amount.currency, maxDeposit)) <= 0));

/** The player's last attempt through it failed within the last twenty minutes. */
export const hasFailedLately = (
  method: Pick<PaymentMethod, 'code'>,
  payments: readonly Payment[],
  now: number,
): boolean => {
  const last = payments
    .filter((payment) => payment.method === method.code)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
  return last?.status === 'failed' && now - Date.parse(last.updatedAt) < failedTierMs;
};

/** Offered after a tier that failed: the next one in the server's order, then from its beginning, that `fits`. */
export const nextTier = (
  tiers: readonly PaymentMethod[],
  failed: string,
  fits: (tier: PaymentMethod) => boolean,
): PaymentMethod | undefined => {
  const place = tiers.findIndex(({ code }) => code === failed);
  return place < 0 ? undefined : [...tiers.slice(place + 1), ...tiers.slice(0, place)].find(fits);
};
