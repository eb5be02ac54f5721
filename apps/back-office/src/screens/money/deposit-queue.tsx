/** Deposits of one queue: what was asked for beside what came. */
import { listDeposits, type DepositQueueName } from '@carmine/contract/back-office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { FactsLine } from './facts.tsx';

const { columns } = money;

/** New ones appear by themselves. */
const refetchMs = 10_000;

export const DepositQueue = ({ queue }: { queue: DepositQueueName }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listDeposits, { query: { queue, page, size: pageSize } }, { refetchInterval: refetchMs });
  return (
    <PagedTable
      title={money.depositQueueTitles[queue]}
      columns={[
        { text: queue === 'over' ? columns.changed : columns.asked },
        { text: columns.player },
        { text: columns.method },
        { text: columns.amount, right: true },
        { text: columns.came, right: true },
        { text: columns.why },
        { text: columns.history },
        { text: '' },
      ]}
      result={result}
      onPage={setPage}
      row={(item) => (
        <tr key={item.id}>
          <td className="number">{time(queue === 'over' ? item.updatedAt : item.createdAt)}</td>
          <td>
            <Link className="link" to={`/players/${item.player.id}`}>
              {item.player.name}
            </Link>
          </td>
          <td>{item.method}</td>
          <td className="right">
            <Amount value={item.amount} currency={item.currency} />
            <div className="number caption">€{item.amountEur}</div>
          </td>
          <td className="right">
            {item.paid === null ? '–' : <Amount value={item.paid.amount} currency={item.paid.currency} />}
          </td>
          <td>
            <State value={item.status} />
            {item.reason !== null && <div>{reasonText(item.reason)}</div>}
          </td>
          <td>
            <div className="together">
              <FactsLine facts={item.facts} />
            </div>
          </td>
          <td>
            <Link className="button" to={`/deposits/${item.id}`}>
              {money.look}
            </Link>
          </td>
        </tr>
      )}
    />
  );
};
