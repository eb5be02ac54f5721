import type { Payment } from '@carmine/contract/payments/deposits';
import { Skeleton } from '@carmine/design/feedback';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { displayMoment } from '../../../amounts/moment.ts';
import { pageSize } from '../../history/queries.ts';
import { totalDepositsQuery } from '../../../queries/deposits.ts';
import { paymentsQuery } from '../../../queries/payments.ts';
import { depositTexts } from '../texts.ts';
import { methodName, PaymentAmount, PaymentTag } from '../../../amounts/payment-cells.tsx';
import { Pager } from '../../history/pager.tsx';
import './deposit-history.css';
import '../../../styles/records.css';

const { historyColumns } = depositTexts;

const Row = ({ payment }: { readonly payment: Payment }) => (
  <tr>
    <td>
      <Link className="history-when" to={`/wallet/deposit?deposit=${encodeURIComponent(payment.id)}`}>
        {displayMoment(payment.createdAt)}
      </Link>
    </td>
    <td className="history-method">{methodName(payment)}</td>
    <td className="num">
      <PaymentAmount payment={payment} />
    </td>
    <td>
      <PaymentTag payment={payment} />
    </td>
  </tr>
);

/** In money and in coins, as they are counted. */
const everyDeposit = { direction: 'deposit', kind: 'all', from: '', to: '' } as const;

export const DepositHistory = () => {
  const [page, setPage] = useState(0);
  // The page before stays until the next one is there: the heading does not jump.
  const { data, isPending } = useQuery({
    ...paymentsQuery({ ...everyDeposit, page }),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  const total = useQuery(totalDepositsQuery()).data?.deposits ?? [];
  // What was refunded or charged back is no longer in the wallet.
  const credited = total.filter(({ status }) => status === 'credited').length;
  return (
    <section className="history">
      <h2>
        {depositTexts.history}
        {credited > 0 && <span className="history-count num"> {depositTexts.credited(credited)}</span>}
      </h2>
      {isPending && <Skeleton shape="block" />}
      {!isPending && items.length === 0 && <p className="history-empty">{depositTexts.historyEmpty}</p>}
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
      <Pager page={page} size={pageSize} total={data?.total ?? 0} onTurn={setPage} />
    </section>
  );
};
