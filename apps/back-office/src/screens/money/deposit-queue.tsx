/** Deposits of one queue: requested and received amounts. */
import { listDeposits, type DepositQueueName } from '@carmine/contract/back-office/money/deposits';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { AmountCell, FactsCell, LookCell, PlayerCell, StateCell } from './queue-cells.tsx';

const { columns } = money;

/** Polls for new entries. */
const refetchMs = 10_000;

export const DepositQueue = ({ queue }: { queue: DepositQueueName }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listDeposits, { query: { queue, page, size: pageSize } }, { refetchInterval: refetchMs });
  return (
    <PagedTable
      title={money.depositQueueTitles[queue]}
      empty={money.depositEmpty[queue]}
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
          <PlayerCell player={item.player} />
          <td>{item.method}</td>
          <AmountCell item={item} />
          <td className="right">
            {item.paid === null ? '–' : <Amount value={item.paid.amount} currency={item.paid.currency} />}
          </td>
          <StateCell item={item}>
            {item.returning !== null && (
              <>
                {' '}
                <State value={item.returning.status} />
                {item.returning.by !== null && (
                  <div className="caption">{money.refund.inHandOf(item.returning.by)}</div>
                )}
              </>
            )}
          </StateCell>
          <FactsCell facts={item.facts} isCashOut={false} />
          <LookCell to={`/deposits/${item.id}`} />
        </tr>
      )}
    />
  );
};
