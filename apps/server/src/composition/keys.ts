/** Keys by which the worker marks what it has seen of the books; the audit reads the same marks. */
import { deriveKey } from '../platform/secrets/derive-key.ts';

export const sealKey = (marksKey: Buffer): Buffer => deriveKey(marksKey, 'wallet:ledger-seals');

export const creditKey = (marksKey: Buffer): Buffer => deriveKey(marksKey, 'payments:credit-marks');
