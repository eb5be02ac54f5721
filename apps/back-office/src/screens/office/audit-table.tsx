/** Entries of the audit log, all of them or those about one player. */
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { useState, type ReactNode } from 'react';
import { useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { texts } from '../../texts/en.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

const { columns } = texts;

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? texts.audit.nobody : value.map(written).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One line a detail, whatever the entry holds. */
const Details = ({ details }: { details: Readonly<Record<string, unknown>> }) => {
  const entries = Object.entries(details);
  if (entries.length === 0) return '–';
  return entries.map(([name, value]) => (
    <div key={name}>
      {name}: <span className="mono">{written(value)}</span>
    </div>
  ));
};

export const AuditTable = ({ player, aside }: { player?: string; aside?: ReactNode }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(readAuditLog, { query: { page, size: pageSize, ...(player === undefined ? {} : { player }) } });
  return (
    <PagedTable
      title={texts.audit.title}
      aside={aside}
      columns={[
        { text: columns.time },
        { text: columns.operator },
        { text: columns.action },
        { text: columns.subject },
        { text: columns.details },
      ]}
      result={result}
      onPage={setPage}
      row={(entry) => (
        <tr key={entry.id}>
          <td className="number">{time(entry.at)}</td>
          <td>{entry.operator ?? texts.audit.system}</td>
          <td className="mono">{entry.action}</td>
          <td className="mono">{entry.subjectId ?? '–'}</td>
          <td className="wraps">
            <Details details={entry.details} />
          </td>
        </tr>
      )}
    />
  );
};
