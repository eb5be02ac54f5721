/**
 * Every column that the house's own key seals. What is said of a player is sealed with the player's key instead, and only
 * that key with the house's: it need not be touched when the house's key changes.
 */
import { sealedPlayerKeys } from '../modules/identity/index.ts';
import { sealedSeeds } from '../modules/gaming/index.ts';
import { sealedOperatorSecrets } from '../modules/staff/index.ts';
import { sealedVisitorWords } from '../modules/support/index.ts';
import type { SealedColumn } from '../platform/secrets/reseal.ts';

export const sealedColumns: readonly SealedColumn[] = [
  sealedPlayerKeys,
  ...sealedSeeds,
  sealedOperatorSecrets,
  sealedVisitorWords,
];
