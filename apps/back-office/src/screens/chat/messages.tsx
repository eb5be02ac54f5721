/** The latest messages, of all tables or one; `?player=` in the address: of one player. */
import {
  decideReportedMessage,
  listChatMessages,
  listChatPlaces,
  type SaidMessage,
} from '@carmine/contract/back-office/players/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Refused } from '../../shell/states.tsx';
import { chat } from '../../texts/en-chat.ts';
import { Choice } from '../choice.tsx';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { Mute } from './mute.tsx';

const words = chat.messages;

const Row = ({ one }: { one: SaidMessage }) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => ask(decideReportedMessage, { params: { id: one.id }, body: { decision: 'remove' } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listChatMessages.name] }),
  });
  const name = one.name ?? chat.gone;
  return (
    <tr>
      <td className="number">{time(one.at)}</td>
      <td>{one.table}</td>
      <td>
        <Link className="link" to={`/players/${one.player}`}>
          {name}
        </Link>
      </td>
      <td className="wraps">
        <bdi>{one.text}</bdi>{' '}
        {one.state === 'shown' ? null : <span className="tag bad">{chat.reports[one.state]}</span>}{' '}
        {one.reports === 0 ? null : <span className="tag warn">{chat.reports.by(one.reports)}</span>}
        <Refused error={remove.error} />
      </td>
      <td>
        <div className="flag-buttons">
          {one.state === 'removed' ? null : (
            <button
              type="button"
              className="button"
              aria-label={words.removeOf(name)}
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {chat.reports.remove}
            </button>
          )}
          <Mute player={one.player} message={one.id} name={name} />
        </div>
      </td>
    </tr>
  );
};

const TableChoice = ({ table, choose }: { table: string; choose: (table: string) => void }) => {
  const tables = (useAsk(listChatPlaces, {}).data ?? []).filter(({ place }) => place !== '*');
  return (
    <div className="chat-filter">
      <Choice
        label={words.table}
        value={table}
        set={choose}
        options={[['', chat.places.all], ...tables.map(({ place }) => [place, place] as const)]}
      />
    </div>
  );
};

/** Of one player, who can be muted without any message. */
const OfPlayer = ({ player }: { player: string }) => (
  <p className="flag-buttons">
    <span>
      {words.of}{' '}
      <Link className="link mono" to={`/players/${player}`}>
        {player}
      </Link>
    </span>
    <Mute player={player} name={player} />
    <Link className="link" to="/table-chat?tab=messages">
      {words.everybody}
    </Link>
  </p>
);

export const Messages = () => {
  const player = useSearchParams()[0].get('player') ?? undefined;
  const [page, setPage] = useState(0);
  const [table, setTable] = useState('');
  const query = {
    page,
    size: pageSize,
    ...(table === '' ? {} : { table }),
    ...(player === undefined ? {} : { player }),
  };
  const result = useAsk(listChatMessages, { query });
  const { columns } = words;
  return (
    <>
      {player === undefined ? null : <OfPlayer player={player} />}
      <TableChoice
        table={table}
        choose={(next) => {
          setTable(next);
          setPage(0);
        }}
      />
      <PagedTable
        title={words.title}
        empty={words.empty}
        columns={[columns.at, columns.table, columns.player, columns.text, columns.action].map((text) => ({ text }))}
        result={result}
        onPage={setPage}
        row={(one) => <Row key={one.id} one={one} />}
      />
    </>
  );
};
