/** Dependencies of all refund use cases. */
import type { PaymentsDeps } from '../deps.ts';

export type RefundDeps = Omit<PaymentsDeps, 'publicUrl'>;
