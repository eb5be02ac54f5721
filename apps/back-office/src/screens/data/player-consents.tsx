/** A player's consents and withdrawals of them, with the version of the text. */
import { readPlayerConsents } from '@carmine/contract/back-office/players/consents';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { data } from '../../texts/en-data.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

const words = data.consents;

export const PlayerConsents = ({ playerId }: { playerId: string }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(readPlayerConsents, { params: { id: playerId }, query: { page, size: pageSize } });
  const { kind, answer, where, text, at, from } = words.columns;
  return (
    <PagedTable
      title={words.title}
      empty={words.empty}
      columns={[kind, answer, where, text, at, from].map((column) => ({ text: column }))}
      result={result}
      onPage={setPage}
      row={(one) => (
        <tr key={`${one.at} ${one.kind}`}>
          <td>{words.kinds[one.kind]}</td>
          <td>
            <span className={`tag ${one.given ? 'good' : ''}`}>{one.given ? words.given : words.notGiven}</span>
          </td>
          <td>{one.source === null ? '–' : words.sources[one.source]}</td>
          <td className="mono">{one.textVersion}</td>
          <td className="number">{time(one.at)}</td>
          <td className="mono">{one.address ?? '–'}</td>
        </tr>
      )}
    />
  );
};
