/** A player's deposits and cash-outs. */
import { readPlayerPayments } from '@carmine/contract/back-office/players/players';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { reasonText } from '../../texts/en-money.ts';
import { texts } from '../../texts/en.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

const { columns } = texts;

export const PaymentsTable = ({ playerId }: { playerId: string }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(readPlayerPayments, { params: { id: playerId }, query: { page, size: pageSize } });
  return (
    <PagedTable
      title={texts.player.tabs.payments}
      columns={[
        { text: columns.time },
        { text: columns.reference },
        { text: columns.entry },
        { text: columns.method },
        { text: columns.state },
        { text: columns.reason },
        { text: columns.amount, right: true },
      ]}
      result={result}
      onPage={setPage}
      row={(payment) => (
        <tr key={payment.id}>
          <td className="number">{time(payment.createdAt)}</td>
          <td>
            <Link
              className="mono link"
              to={payment.direction === 'deposit' ? `/deposits/${payment.id}` : `/cash-outs/${payment.id}`}
            >
              {payment.id}
            </Link>
          </td>
          <td>{payment.direction === 'deposit' ? texts.player.deposit : texts.player.cashOut}</td>
          <td>{payment.method}</td>
          <td>
            <State value={payment.status} />
          </td>
          <td>{payment.reason === null ? '–' : reasonText(payment.reason)}</td>
          <td className="right">
            <Amount value={payment.amount} currency={payment.currency} />
          </td>
        </tr>
      )}
    />
  );
};
