import type { Payment } from '@carmine/contract';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { totalDepositsQuery } from '../../queries/deposits.ts';
import { paymentsQuery } from '../../queries/payments.ts';
import { modalTexts } from '../../texts/en-modals.ts';
import { depositTexts } from '../../texts/en-deposit.ts';
import { methodName, PaymentAmount, PaymentTag } from '../../amounts/payment-cells.tsx';
import './deposit-history.css';

const { historyColumns } = depositTexts.deposit;

const Row = ({ payment }: { readonly payment: Payment }) => (
  <tr>
    <td>
      <Link className="history-when" to={`/wallet/deposit?deposit=${encodeURIComponent(payment.id)}`}>
        {displayMoment(payment.createdAt)}
      </Link>
    </td>
    <td className="history-method">{methodName(payment.method)}</td>
    <td className="num">
      <PaymentAmount payment={payment} />
    </td>
    <td>
      <PaymentTag payment={payment} />
    </td>
  </tr>
);

/** In money and in coins, as they are counted. */
const everyDeposit = { direction: 'deposit', kind: 'all', from: '', to: '', page: 0 } as const;

export const DepositHistory = () => {
  const { data, isPending } = useQuery(paymentsQuery(everyDeposit));
  const items = data?.items ?? [];
  const credited = useQuery(totalDepositsQuery()).data?.deposits.length ?? 0;
  return (
    <section className="history">
      <h2>
        {depositTexts.deposit.history}
        {credited > 0 && <span className="history-count num"> {modalTexts.creditedDeposits(credited)}</span>}
      </h2>
      {isPending && <Skeleton shape="block" />}
      {!isPending && items.length === 0 && <p className="history-empty">{depositTexts.deposit.historyEmpty}</p>}
      {items.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{historyColumns.when}</th>
              <th scope="col" className="history-method">
                {historyColumns.method}
              </th>
              <th scope="col">{historyColumns.amount}</th>
              <th scope="col">{historyColumns.status}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
