/** The operator's sessions, each of which can be ended. */
import {
  endOperatorSession,
  endOtherOperatorSessions,
  listOperatorSessions,
  type OperatorSessionView,
} from '@carmine/contract/back-office/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { office } from '../../texts/en-office.ts';

const words = office.sessions;
const idleMinutes = 30;

const Row = ({ one, end }: { one: OperatorSessionView; end: () => void }) => {
  const { device } = one;
  return (
    <tr>
      <td>
        {device} {one.current && <span className="tag good">{words.current}</span>}
      </td>
      <td>
        <span className="mono">{one.ip}</span> {one.country}
      </td>
      <td className="number">{time(one.createdAt)}</td>
      <td className="number">{time(one.lastSeenAt)}</td>
      <td className="right">
        {!one.current && (
          <button type="button" className="button" aria-label={words.endOf(device)} onClick={end}>
            {words.end}
          </button>
        )}
      </td>
    </tr>
  );
};

export const SessionsScreen = () => {
  const queries = useQueryClient();
  const sessions = useAsk(listOperatorSessions, {});
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [listOperatorSessions.name] }) };
  const end = useMutation({ mutationFn: (id: string) => ask(endOperatorSession, { params: { id } }), ...settled });
  const endOthers = useMutation({ mutationFn: () => ask(endOtherOperatorSessions, {}), ...settled });
  if (sessions.isPending) return <Loading />;
  if (sessions.error) return <Failure error={sessions.error} retry={() => void sessions.refetch()} />;
  const failed = end.error ?? endOthers.error;
  return (
    <>
      <header className="head">
        <h1>{words.title}</h1>
        <p>{words.about(idleMinutes)}</p>
      </header>
      <Refused error={failed} />
      <section className="card">
        <h2>
          {words.card}
          {sessions.data.length > 1 && (
            <button type="button" className="button" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {words.endOthers}
            </button>
          )}
        </h2>
        <Table label={words.card} columns={Object.values(words.columns)}>
          {sessions.data.map((one) => (
            <Row key={one.id} one={one} end={() => end.mutate(one.id)} />
          ))}
        </Table>
      </section>
    </>
  );
};
