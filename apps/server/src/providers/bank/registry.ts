/** All ways to the house's bank, one line each. */
import type { Bank } from '../../modules/payments/bank-payouts/ports.ts';
import { defineSlot } from '../slot.ts';
import { iso20022 } from './iso20022/index.ts';

export const bank = defineSlot<Bank, object>({ name: 'bank', adapters: [iso20022] });
