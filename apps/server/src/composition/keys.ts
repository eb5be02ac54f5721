/** Keys of the worker's marks on the ledger; the audit verifies them. */
import { deriveKey } from '../platform/secrets/derive-key.ts';

export const sealKey = (pepper: Buffer): Buffer => deriveKey(pepper, 'wallet:ledger-seals');

export const creditKey = (pepper: Buffer): Buffer => deriveKey(pepper, 'payments:credit-marks');
