/** Keys by which the worker marks what it has seen of the books; the audit reads the same marks. */
import { deriveKey } from '../platform/secrets/derive-key.ts';

export const sealKey = (pepper: Buffer): Buffer => deriveKey(pepper, 'wallet:ledger-seals');

export const creditKey = (pepper: Buffer): Buffer => deriveKey(pepper, 'payments:credit-marks');
