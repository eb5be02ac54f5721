import { deleteOtherSessions, deleteSession, getSessions } from '@carmine/contract/account/profile';
import { SecondaryButton } from '@carmine/design/button';
import { Tag } from '@carmine/design/feedback';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useSession } from '../../queries/session.ts';
import { sessionsTexts } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { ListState } from '../history/list-state.tsx';
import { deviceKind, deviceName } from './device-name.ts';
import { placeName } from './place-name.ts';
import './sessions.css';
import '../../styles/option.css';
import '../../styles/records.css';

const words = sessionsTexts;

const sessionsQuery = () =>
  queryOptions({
    queryKey: ['session', 'list'],
    queryFn: async () => ({ items: orThrowResponse(await call(getSessions, {})) }),
    staleTime: 0,
  });

type Entry = Awaited<ReturnType<NonNullable<ReturnType<typeof sessionsQuery>['queryFn']>>>['items'][number];

const useEnd = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => orThrowResponse(await call(deleteSession, { params: { id } })),
    onSuccess: () => notify('success', words.ended),
    onError: (error) => notify('error', messageOf(error, words.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
};

const useEndOthers = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => orThrowResponse(await call(deleteOtherSessions, {})),
    onSuccess: ({ ended }) => notify('success', words.endedOthers(ended)),
    onError: (error) => notify('error', messageOf(error, words.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
};

/** Ends all other sessions at once. */
const EndOthers = ({ others }: { readonly others: number }) => {
  const { mutate, isPending } = useEndOthers();
  return (
    <div className="session-others">
      <p>{words.others(others)}</p>
      <SecondaryButton loading={isPending} onClick={() => mutate()}>
        {words.endOthers}
      </SecondaryButton>
    </div>
  );
};

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;

const SessionRow = ({ entry }: { readonly entry: Entry }) => {
  const { mutate, isPending } = useEnd();
  const device = deviceName(entry.userAgent);
  const Icon = icons[deviceKind(entry.userAgent)];
  return (
    <li className="session">
      <span className="option-mark">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="session-text">
        <b>{device}</b>
        <span>{words.from(placeName(entry.country), entry.ip)}</span>
        <span>
          {words.since(displayMoment(entry.createdAt))}, {words.seen(displayMoment(entry.lastSeenAt))}
        </span>
      </div>
      {entry.current ? (
        <Tag tone="good">{words.current}</Tag>
      ) : (
        <SecondaryButton
          size="small"
          loading={isPending}
          aria-label={words.endOf(device)}
          onClick={() => mutate(entry.id)}
        >
          {words.end}
        </SecondaryButton>
      )}
    </li>
  );
};

const Sessions = () => {
  const query = useQuery(sessionsQuery());
  const items = (query.data?.items ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <section className="history-card">
      <ListState query={query} empty={words.onlyThis} />
      <ul>
        {items.map((entry) => (
          <SessionRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {items.length > 1 && <EndOthers others={items.length - 1} />}
      {items.length === 1 && <p className="history-empty">{words.onlyThis}</p>}
    </section>
  );
};

export const SessionsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={words.title} text={words.text}>
      {signedIn && <Sessions />}
    </AccountPage>
  );
};
