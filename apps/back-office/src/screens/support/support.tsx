/** The support chat: queue, conversation, answer. New messages appear automatically. */
import {
  listThreads,
  supportPulse,
  supportStates,
  type SupportThreadHead,
} from '@carmine/contract/back-office/support';
import { Tabs } from 'radix-ui';
import { NavLink, useParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { useDeskLive } from '../../shell/desk-live.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { supportTexts as words } from '../../texts/en-support.ts';
import { SupportThreadView } from './support-thread.tsx';
import '../../styles/support.css';

type State = (typeof supportStates)[number];

/** Enough for a shift; longest waiting first. */
const shown = 50;

const Row = ({ head, tab }: { head: SupportThreadHead; tab: State }) => (
  <li>
    <NavLink to={`/support/${head.id}?tab=${tab}`} className="thread-row">
      <b>{head.player?.name ?? words.visitor}</b>
      <span className="number">{time(head.lastAt)}</span>
      <span className="thread-note">
        {head.waitingSince === null
          ? head.operator !== null && words.answeredBy(head.operator)
          : words.waitingSince(time(head.waitingSince))}
      </span>
    </NavLink>
  </li>
);

const Queue = ({ state, at }: { state: State; at: string | null }) => {
  const { data, isPending, error, refetch } = useAsk(
    listThreads,
    { query: { state, page: 0, size: shown } },
    { stamp: at },
  );
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (data.total === 0) return <Nothing text={state === 'waiting' ? words.nobody : words.none} />;
  return (
    <ul className="thread-list">
      {data.items.map((head) => (
        <Row key={head.id} head={head} tab={state} />
      ))}
    </ul>
  );
};

export const SupportScreen = () => {
  const { id } = useParams();
  const tab = useTabOfAddress(supportStates);
  const pulse = useAsk(supportPulse, { query: id === undefined ? {} : { thread: id } }, useDeskLive()).data;
  const at = pulse === undefined ? null : `${pulse.queueAt} ${pulse.waiting}`;
  return (
    <>
      <h1>{words.title}</h1>
      <div className="support-desk">
        <section className="card" aria-label={words.queue}>
          <Tabs.Root {...tab}>
            <Tabs.List className="tabs" aria-label={words.queue}>
              {supportStates.map((one) => (
                <Tabs.Trigger key={one} value={one}>
                  {words.states[one]}
                  {one === 'waiting' && pulse !== undefined && pulse.waiting > 0 && ` (${pulse.waiting})`}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Tabs.Content value={tab.value}>
              <Queue state={tab.value} at={at} />
            </Tabs.Content>
          </Tabs.Root>
        </section>
        {id === undefined ? (
          <section className="card">
            <Nothing text={words.choose} />
          </section>
        ) : (
          <SupportThreadView key={id} id={id} at={pulse?.threadAt ?? null} />
        )}
      </div>
    </>
  );
};
