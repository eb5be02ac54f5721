import { failedTierMs } from '@carmine/contract/settings';
import type { Payment } from '@carmine/contract/deposits';
import type { PaymentMethod } from '@carmine/contract/payment-methods';
import type { RequiredDetail } from '@carmine/contract/required-details';
import { isGem, type GemKind } from '@carmine/design/gem';

/** A stone of the same name where there is one. */
export const gemOf = ({ name }: Pick<PaymentMethod, 'name'>): GemKind => {
  const kind = name.toLowerCase();
  return isGem(kind) ? kind : 'brand';
};

/** The gateways that take cards, of those that the server lists. */
export const listedTiers = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter(({ kind }) => kind === 'card');

/** What any of them asks for. */
export const detailsOfTiers = (tiers: readonly PaymentMethod[]): readonly RequiredDetail[] => [
  ...new Set(tiers.flatMap(({ requiredDetails }) => requiredDetails)),
];

/** The player's last attempt through it failed within the last twenty minutes. */
export const hasFailedLately = (
  tier: Pick<PaymentMethod, 'code'>,
  payments: readonly Payment[],
  now: number,
): boolean => {
  const last = payments
    .filter(({ method }) => method === tier.code)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
  return last?.status === 'failed' && now - Date.parse(last.updatedAt) < failedTierMs;
};
