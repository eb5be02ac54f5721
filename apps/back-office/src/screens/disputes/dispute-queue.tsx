/** Disputes of one queue; those to answer with the time that is left. */
import { listDisputes, type OfficeDispute } from '@carmine/contract/back-office/money/disputes';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { dueText, isDueWithin } from '../../shell/due.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { disputes } from '../../texts/en-disputes.ts';
import { money } from '../../texts/en-money.ts';
import { LookCell, PlayerCell } from '../money/queue-cells.tsx';
import { PagedTable, pageSize } from '../paged-table.tsx';

export type DisputeQueueName = keyof typeof disputes.queues;
export const disputeQueues = Object.keys(disputes.queues) as [DisputeQueueName, ...DisputeQueueName[]];

const { columns } = disputes;

/** Polls for new entries. */
const refetchMs = 10_000;
const warnedMs = 72 * 3_600_000;

/** Marked in the last three days, when the alarm sounds too. */
export const Due = ({ item: { dueAt, status } }: { item: Pick<OfficeDispute, 'dueAt' | 'status'> }) => {
  if (dueAt === null) return disputes.noDate;
  if (status !== 'open' && status !== 'submitting') return time(dueAt);
  return <span className={isDueWithin(dueAt, warnedMs) ? 'tag warn' : 'number'}>{dueText(dueAt)}</span>;
};

export const DisputeQueue = ({ queue }: { queue: DisputeQueueName }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listDisputes, { query: { queue, page, size: pageSize } }, { refetchInterval: refetchMs });
  return (
    <PagedTable
      title={disputes.queueTitles[queue]}
      empty={disputes.empty[queue]}
      columns={[
        { text: columns.due },
        { text: money.columns.player },
        { text: money.columns.method },
        { text: money.columns.amount, right: true },
        { text: money.columns.why },
        { text: columns.reference },
        { text: columns.opened },
        { text: '' },
      ]}
      result={result}
      onPage={setPage}
      row={(item) => (
        <tr key={item.id}>
          <td>
            <Due item={item} />
          </td>
          <PlayerCell player={item.player} />
          <td>{item.methodName}</td>
          <td className="right">
            <Amount value={item.amount} currency={item.currency} />
          </td>
          <td>
            <State value={item.status} />
          </td>
          <td>
            <span className="mono">{item.reference ?? disputes.noReference}</span>
            {item.reasonCode !== null && (
              <div className="caption">
                {columns.code} {item.reasonCode}
              </div>
            )}
          </td>
          <td className="number">{time(item.createdAt)}</td>
          <LookCell to={`/disputes/${item.id}`} />
        </tr>
      )}
    />
  );
};
