/** Dead events, which do not match their declaration: their payload, and what can be done with them. */
import {
  deadEventLists,
  discardDeadEvent,
  listDeadEvents,
  readDeadEvent,
  retryDeadEvent,
  type DeadEvent,
} from '@carmine/contract/back-office/events';
import { useMutation } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { ask, queryClient, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { WriteLine } from '../../shell/write-line.tsx';
import { events as words } from '../../texts/en-events.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';

type ListName = (typeof deadEventLists)[number];

const Deciding = ({ id }: { id: string }) => {
  const retry = useMutation({
    mutationFn: () => ask(retryDeadEvent, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      <p className="caption">{words.retryAbout}</p>
      <Refused error={retry.error} />
      <WriteLine
        label={words.reason}
        action={words.discard}
        most={500}
        send={(reason) => ask(discardDeadEvent, { params: { id }, body: { reason } })}
      >
        <button type="button" className="button primary" disabled={retry.isPending} onClick={() => retry.mutate()}>
          {words.retry}
        </button>
      </WriteLine>
    </>
  );
};

const Detail = ({ id }: { id: string }) => {
  const found = useAsk(readDeadEvent, { params: { id } });
  if (found.isPending) return <Loading />;
  if (found.error) return <Failure error={found.error} retry={() => void found.refetch()} />;
  const { payload, publishedAt, discardedAt } = found.data;
  return (
    <>
      <p className="caption number">{words.published(time(publishedAt))}</p>
      {discardedAt !== null && <p className="caption number">{words.discarded(time(discardedAt))}</p>}
      <pre className="mono">{payload}</pre>
      {discardedAt === null && <Deciding id={id} />}
    </>
  );
};

const Row = ({ event }: { event: DeadEvent }) => {
  const [open, setOpen] = useState(false);
  const name = words.version(event.topic, event.version);
  return (
    <>
      <tr>
        <td className="mono">{name}</td>
        <td className="mono">{event.key}</td>
        <td>{event.problem}</td>
        <td className="number">{time(event.diedAt)}</td>
        <td className="right">
          <button
            type="button"
            className="button"
            aria-expanded={open}
            aria-label={open ? undefined : words.showOf(name, event.key)}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hide : words.show}
          </button>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5}>
            <Detail id={event.id} />
          </td>
        </tr>
      )}
    </>
  );
};

const List = ({ list }: { list: ListName }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listDeadEvents, { query: { list, page, size: pageSize } });
  const { columns } = words;
  return (
    <PagedTable
      title={words.tabs[list]}
      empty={words.empty[list]}
      columns={[
        ...[{ text: columns.event }, { text: columns.about }, { text: columns.problem }, { text: columns.died }],
        { text: columns.open },
      ]}
      result={result}
      onPage={setPage}
      row={(event) => <Row key={event.id} event={event} />}
    />
  );
};

export const DeadEventsScreen = () => {
  const tab = useTabOfAddress(deadEventLists);
  return (
    <>
      <header className="head">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </header>
      <Tabs.Root {...tab}>
        <Tabs.List className="tabs" aria-label={words.title}>
          {deadEventLists.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {words.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {deadEventLists.map((name) => (
          <Tabs.Content key={name} value={name}>
            <List list={name} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
};
