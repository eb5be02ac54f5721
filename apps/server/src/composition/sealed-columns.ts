/**
 * All columns sealed with the house's key. Players' values are sealed with the player's key, and only that key with the house's, so
 * they need not change when the house's key is rotated.
 */
import { sealedPlayerKeys } from '../modules/identity/index.ts';
import { sealedLinks, sealedSeeds, sealedTriggers } from '../modules/gaming/index.ts';
import { sealedAffiliateSecrets } from '../modules/promotions/index.ts';
import { sealedOperatorSecrets } from '../modules/staff/index.ts';
import { sealedVisitorWords } from '../modules/support/index.ts';
import type { SealedColumn } from '../platform/secrets/reseal.ts';

export const sealedColumns: readonly SealedColumn[] = [
  sealedPlayerKeys,
  ...sealedSeeds,
  sealedLinks,
  sealedTriggers,
  sealedOperatorSecrets,
  sealedAffiliateSecrets,
  sealedVisitorWords,
];
