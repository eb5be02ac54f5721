/** Verification cases: the queue, and those decided. */
import { listVerifications, type VerificationCaseHead } from '@carmine/contract/back-office/players/verification';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { State, time } from '../../shell/figures.tsx';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { texts } from '../../texts/en.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

const words = texts.verifications;

/** Polls for new cases. */
const refetchMs = 15_000;

const whoDecides = (item: VerificationCaseHead): string =>
  item.status === 'pending' ? words.stages[item.stage](item.provider) : (item.decidedBy ?? item.provider);

const Queue = ({ state }: { state: 'pending' | 'decided' }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listVerifications, { query: { state, page, size: pageSize } }, { refetchInterval: refetchMs });
  return (
    <PagedTable
      title={state === 'pending' ? words.waiting : words.decided}
      empty={words.empty[state]}
      columns={[
        { text: state === 'pending' ? words.columns.since : words.columns.at },
        { text: words.columns.player },
        { text: words.columns.kind },
        { text: texts.columns.state },
        { text: state === 'pending' ? words.columns.decides : words.columns.who },
        { text: texts.columns.action },
      ]}
      result={result}
      onPage={setPage}
      row={(item) => (
        <tr key={item.id}>
          <td className="number">{time(item.decidedAt ?? item.createdAt)}</td>
          <td>
            <Link className="link" to={`/players/${item.player.id}`}>
              {item.player.name}
            </Link>
          </td>
          <td>{words.kinds[item.kind]}</td>
          <td>
            <State value={item.status} />
          </td>
          <td>{whoDecides(item)}</td>
          <td>
            <Link className="button" to={`/verifications/${item.id}`}>
              {words.look}
            </Link>
          </td>
        </tr>
      )}
    />
  );
};

export const VerificationsScreen = () => (
  <Tabs.Root {...useTabOfAddress(['pending', 'decided'])}>
    <h1>{words.title}</h1>
    <Tabs.List className="tabs" aria-label={words.title}>
      <Tabs.Trigger value="pending">{words.states.pending}</Tabs.Trigger>
      <Tabs.Trigger value="decided">{words.states.decided}</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="pending">
      <Queue state="pending" />
    </Tabs.Content>
    <Tabs.Content value="decided">
      <Queue state="decided" />
    </Tabs.Content>
  </Tabs.Root>
);
