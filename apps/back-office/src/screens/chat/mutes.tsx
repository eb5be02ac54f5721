/** Who cannot write, since when, until when and why. */
import { liftChatMute, listChatMutes } from '@carmine/contract/back-office/players/chat';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { chat } from '../../texts/en-chat.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { ByReason } from './by-reason.tsx';

const words = chat.mutes;

export const Mutes = () => {
  const [page, setPage] = useState(0);
  const result = useAsk(listChatMutes, { query: { page, size: pageSize } });
  const { columns } = words;
  return (
    <PagedTable
      title={words.title}
      empty={words.empty}
      columns={[columns.player, columns.reason, columns.at, columns.until, columns.by, columns.action].map((text) => ({
        text,
      }))}
      result={result}
      onPage={setPage}
      row={({ id, player, name, reason, at, until, by }) => (
        <tr key={id}>
          <td>
            <Link className="link" to={`/players/${player}`}>
              {name ?? chat.gone}
            </Link>
          </td>
          <td className="wraps">{reason}</td>
          <td className="number">{time(at)}</td>
          <td className="number">{until === null ? words.forGood : time(until)}</td>
          <td>{by ?? '–'}</td>
          <td>
            <ByReason
              open={words.lift}
              title={words.liftTitle(name ?? chat.gone)}
              about={words.liftAbout}
              confirm={words.lift}
              send={(text) => ask(liftChatMute, { params: { id }, body: { reason: text } })}
            />
          </td>
        </tr>
      )}
    />
  );
};
