/** Number of payments that need an operator, in the navigation. */
import { countPayments } from '@carmine/contract/back-office/money/payments';
import { useAsk } from '../../calls.ts';

const refetchMs = 15_000;

export const PaymentCount = () => {
  const counts = useAsk(countPayments, {}, { refetchInterval: refetchMs }).data;
  const total =
    counts === undefined
      ? 0
      : counts.cashOutsWaiting + counts.cashOutsTwice + counts.deposits + counts.refunds + counts.disputes;
  return total === 0 ? null : <span className="count">{total}</span>;
};
