/** What every use case of refunds is given. */
import type { PaymentsDeps } from '../deps.ts';

export type RefundDeps = Omit<PaymentsDeps, 'publicUrl'>;
