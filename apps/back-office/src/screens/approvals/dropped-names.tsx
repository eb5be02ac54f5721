/** Names that would be removed by replacing or removing a watch list. */
import { listDroppedNames } from '@carmine/contract/back-office/approvals';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { approvals } from '../../texts/en-approvals.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

const words = approvals.dropped;

const Names = ({ requestId }: { requestId: string }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listDroppedNames, { params: { id: requestId }, query: { page, size: pageSize } });
  return (
    <PagedTable
      title={words.title}
      empty={words.empty}
      columns={[{ text: words.columns.name }, { text: words.columns.born }, { text: words.columns.reference }]}
      result={result}
      onPage={setPage}
      row={({ name, born, reference }) => (
        <tr key={`${reference} ${name} ${born}`}>
          <td>{name}</td>
          <td className="number">{born ?? '–'}</td>
          <td>{reference}</td>
        </tr>
      )}
    />
  );
};

export const DroppedNames = ({ requestId }: { requestId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.hide : words.show}
      </button>
      {open && <Names requestId={requestId} />}
    </>
  );
};
