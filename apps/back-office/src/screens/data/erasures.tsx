/** Requested and completed erasures. */
import { erasureViews, listErasures } from '@carmine/contract/back-office/players/erasure';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { day, time } from '../../shell/figures.tsx';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { data as words } from '../../texts/en-data.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

type View = (typeof erasureViews)[number];

const Table = ({ state }: { state: View }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listErasures, { query: { state, page, size: pageSize } });
  const { player, asked, by, due, erased } = words.columns;
  return (
    <PagedTable
      title={words.titles[state]}
      empty={words.empty[state]}
      columns={[player, asked, by, due, ...(state === 'erased' ? [erased] : [])].map((text) => ({ text }))}
      result={result}
      onPage={setPage}
      row={(one) => (
        <tr key={one.player.id}>
          <td>
            <Link className={one.player.name === null ? 'mono link' : 'link'} to={`/players/${one.player.id}`}>
              {one.player.name ?? one.player.id}
            </Link>
          </td>
          <td className="number">{time(one.askedAt)}</td>
          <td>{one.askedBy ?? words.byPlayer}</td>
          <td className="number">{day(one.dueAt)}</td>
          {one.erasedAt !== null && <td className="number">{time(one.erasedAt)}</td>}
        </tr>
      )}
    />
  );
};

export const ErasuresScreen = () => (
  <Tabs.Root {...useTabOfAddress(erasureViews)}>
    <header className="head">
      <h1>{words.title}</h1>
    </header>
    <Tabs.List className="tabs" aria-label={words.title}>
      {erasureViews.map((state) => (
        <Tabs.Trigger key={state} value={state}>
          {words.states[state]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {erasureViews.map((state) => (
      <Tabs.Content key={state} value={state}>
        <Table state={state} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
