import { type CardTier, cardTiers, type Payment } from '@carmine/contract/deposits';
import { failedTierMs } from '@carmine/contract/settings';
import type { GemKind } from '@carmine/design/gem';

export const gemOf = (tier: CardTier): GemKind => tier.name.toLowerCase() as GemKind;

/** Only what the server lists. */
export const listedTiers = (gateways: readonly string[]): readonly CardTier[] =>
  cardTiers.filter(({ code }) => gateways.includes(code));

/** The player's last attempt through it failed within the last twenty minutes. */
export const hasFailedLately = (tier: CardTier, payments: readonly Payment[], now: number): boolean => {
  const last = payments
    .filter(({ method }) => method === tier.code)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
  return last?.status === 'failed' && now - Date.parse(last.updatedAt) < failedTierMs;
};
