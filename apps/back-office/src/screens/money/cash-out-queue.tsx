/** Withdrawals of one queue, with the facts an operator needs before opening one. */
import { listCashOuts, type CashOutQueueName, type OfficeCashOut } from '@carmine/contract/back-office/money/cash-outs';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { dueText } from '../../shell/due.ts';
import { time } from '../../shell/figures.tsx';
import { money, reasonText } from '../../texts/en-money.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { AmountCell, FactsCell, LookCell, PlayerCell, StateCell } from './queue-cells.tsx';

const { columns } = money;

/** Polls for new entries. */
const refetchMs = 10_000;

/** The current hold, which may differ from the reason for the review. */
const HoldTag = ({ item: { hold, reason } }: { item: OfficeCashOut }) => {
  if (hold === null) return reason === 'risk_review' ? <span className="tag">{money.released}</span> : null;
  if (hold.until !== null) return <span className="tag warn">{money.heldUntil(dueText(hold.until))}</span>;
  return reason === hold.reason ? null : <span className="tag warn">{reasonText(hold.reason)}</span>;
};

const Row = ({ item, over }: { item: OfficeCashOut; over: boolean }) => (
  <tr>
    <td className="number">{time(over ? item.updatedAt : item.createdAt)}</td>
    <PlayerCell player={item.player} />
    <AmountCell item={item} />
    <StateCell item={item}>
      <HoldTag item={item} />
    </StateCell>
    <FactsCell facts={item.facts} isCashOut={true} />
    <td className="number">{item.status === 'review' ? money.approvedOf(item.approved, item.needed) : '–'}</td>
    <td className="number">
      {over ? '–' : <span className={item.late ? 'tag bad' : undefined}>{dueText(item.dueAt)}</span>}
    </td>
    <LookCell to={`/cash-outs/${item.id}`} />
  </tr>
);

export const CashOutQueue = ({ queue }: { queue: CashOutQueueName }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listCashOuts, { query: { queue, page, size: pageSize } }, { refetchInterval: refetchMs });
  const over = queue === 'over';
  return (
    <PagedTable
      title={money.queueTitles[queue]}
      empty={money.empty[queue]}
      columns={[
        { text: over ? columns.changed : columns.asked },
        { text: columns.player },
        { text: columns.amount, right: true },
        { text: columns.why },
        { text: columns.history },
        { text: columns.approved },
        { text: columns.due },
        { text: '' },
      ]}
      result={result}
      onPage={setPage}
      row={(item) => <Row key={item.id} item={item} over={over} />}
    />
  );
};
