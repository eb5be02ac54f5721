/** Dependencies of all refund use cases. */
export type { PaymentsDeps as RefundDeps } from '../deps.ts';
