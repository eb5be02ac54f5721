/** Reported messages with what was said around them: keep, remove, mute, rename. */
import {
  decideReportedMessage,
  listReportedMessages,
  type ReportedMessage,
} from '@carmine/contract/back-office/players/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Pager } from '../../shell/pager.tsx';
import { Failure, Loading, Nothing, Refused } from '../../shell/states.tsx';
import { chat as words } from '../../texts/en-chat.ts';
import { pageSize } from '../paged-table.tsx';
import { Mute, Rename } from './mute.tsx';

type Line = ReportedMessage['before'][number];

const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line) => (
    <p key={`${line.at}${line.text}`} className="caption">
      <b>{line.name ?? words.gone}</b> <bdi>{line.text}</bdi>
      {line.state === 'shown' ? null : ` (${words.reports[line.state]})`}
    </p>
  ));

const Case = ({ one }: { one: ReportedMessage }) => {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: 'keep' | 'remove') =>
      ask(decideReportedMessage, { params: { id: one.id }, body: { decision } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listReportedMessages.name] }),
  });
  const { reports: texts } = words;
  const name = one.name ?? words.gone;
  return (
    <li>
      <div className="flag-head">
        <b>{texts.by(one.reports.length)}</b>
        <span className={`tag ${one.state === 'hidden' ? 'bad' : 'warn'}`}>{texts[one.state]}</span>
        <span className="caption number">{texts.about(one.table, time(one.at))}</span>
      </div>
      <Lines lines={one.before} />
      <blockquote className="chat-said">
        <Link className="link" to={`/players/${one.player}`}>
          {name}
        </Link>{' '}
        <bdi>{one.text}</bdi>
      </blockquote>
      <Lines lines={one.after} />
      <p>
        {one.reports.map((report, index) => (
          <span key={report.player}>
            {index > 0 && ', '}
            <Link className="link" to={`/players/${report.player}`}>
              {texts.reporter(index + 1)}
            </Link>
            : {texts.reasons[report.reason] ?? report.reason}
          </span>
        ))}
      </p>
      <Refused error={decide.error} />
      <div className="flag-buttons">
        <button type="button" className="button" disabled={decide.isPending} onClick={() => decide.mutate('keep')}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={decide.isPending}
          onClick={() => decide.mutate('remove')}
        >
          {texts.remove}
        </button>
        <Mute player={one.player} message={one.id} name={name} />
        <Rename player={one.player} name={name} />
      </div>
    </li>
  );
};

export const Reports = () => {
  const [page, setPage] = useState(0);
  const { data, isPending, error, refetch } = useAsk(listReportedMessages, { query: { page, size: pageSize } });
  return (
    <section className="card" aria-busy={isPending}>
      <h2>{words.reports.title}</h2>
      {isPending && <Loading />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data?.total === 0 && <Nothing text={words.reports.empty} />}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className="flags">
            {data.items.map((one) => (
              <Case key={one.id} one={one} />
            ))}
          </ul>
          <Pager page={data.page} size={data.size} total={data.total} onPage={setPage} />
        </>
      )}
    </section>
  );
};
