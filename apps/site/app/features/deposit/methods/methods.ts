import { failedTierMs } from '@carmine/contract/settings';
import type { Payment } from '@carmine/contract/deposits';
import { methodKinds, type MethodKind, type PaymentMethod } from '@carmine/contract/payment-methods';
import type { RequiredDetail } from '@carmine/contract/required-details';
import { isGem, type GemKind } from '@carmine/design/gem';
import { compare, readAmount, type Money } from '@carmine/money';

/** The stone of the same name, if there is one. */
export const gemOf = ({ name }: Pick<PaymentMethod, 'name'>): GemKind => {
  const kind = name.toLowerCase();
  return isGem(kind) ? kind : 'brand';
};

export interface MethodGroup {
  readonly kind: MethodKind;
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
}

/** Groups methods by kind, in the order of the server's list. */
export const groupsOf = (methods: readonly PaymentMethod[]): readonly MethodGroup[] =>
  methodKinds.flatMap((kind) => {
    const [first, ...rest] = methods.filter((method) => method.kind === kind);
    return first === undefined ? [] : [{ kind, methods: [first, ...rest] as const }];
  });

const union = (methods: readonly PaymentMethod[]): RequiredDetail[] => [
  ...new Set(methods.flatMap(({ requiredDetails }) => requiredDetails)),
];

/** Details required whatever is chosen; cards count as one choice, with the requirements of all of them. */
export const detailsBeforeChoice = (methods: readonly PaymentMethod[]): readonly RequiredDetail[] => {
  const choices = groupsOf(methods).flatMap(({ kind, methods: of }) =>
    kind === 'card' ? [union(of)] : of.map(({ requiredDetails }) => requiredDetails),
  );
  return (choices[0] ?? []).filter((detail) => choices.every((asked) => asked.includes(detail)));
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
