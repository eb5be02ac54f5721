/** What protects one player, what was asked for, and what an operator may tighten. */
import { type PlayerProtection as View, readPlayerProtection } from '@carmine/contract/back-office/protection';
import { limitKinds, limitSpans } from '@carmine/contract/account/protection';
import { useAsk } from '../../calls.ts';
import { State, time } from '../../shell/figures.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { protection as words } from '../../texts/en-protection.ts';
import { PlayerConsents } from '../data/player-consents.tsx';
import { PlayerApprovals } from '../approvals/player-approvals.tsx';
import { ExclusionCases } from './exclusion-cases.tsx';
import { AccountActions, BreakForm, LimitForm } from './protection-actions.tsx';
import { euro } from '../../shell/amounts.ts';

const ProtectionStatus = ({ view }: { view: View }) => (
  <section className="card">
    <h2>{words.status}</h2>
    <dl className="facts">
      <dt>
        <State value={view.protectionStatus} />
      </dt>
      <dd>
        {words.statuses[view.protectionStatus]}
        {view.protectionUntil !== null && `, ${words.until(time(view.protectionUntil))}`}
      </dd>
      <dt>{words.jurisdiction}</dt>
      <dd>{view.jurisdiction}</dd>
      <dt>{words.pauses}</dt>
      <dd>{view.realityCheckMinutes === null ? words.noPauses : words.minutes(view.realityCheckMinutes)}</dd>
      {view.closure !== null && (
        <>
          <dt>{words.closed}</dt>
          <dd>
            {view.closure.reason}, {words.notBefore(time(view.closure.notBefore))}
          </dd>
        </>
      )}
    </dl>
  </section>
);

const Limits = ({ view: { limits } }: { view: View }) => (
  <section className="card">
    <h2>{words.limits}</h2>
    <Scroll label={words.limits}>
      <table>
        <thead>
          <tr>
            <td />
            {limitSpans.map((span) => (
              <th key={span} scope="col" className="number">
                {words.spans[span]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{words.kinds[kind]}</th>
              {limitSpans.map((span) => {
                const { limit, used, waiting } = limits[kind][span];
                return (
                  <td key={span} className="number">
                    {limit === null ? words.none(used) : words.of(used, limit)}
                    {waiting !== undefined && (
                      <div className="caption">{words.waits(waiting.limit ?? words.noLimit, time(waiting.from))}</div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </section>
);

const Breaks = ({ view: { breaks, refusedBreaks } }: { view: View }) => (
  <section className="card">
    <h2>{words.breaks}</h2>
    {breaks.length === 0 && <p className="state">{words.noBreaks}</p>}
    <ul className="flags">
      {breaks.map(({ kind, period, source, startedAt, endsAt, endedAt }) => (
        <li key={startedAt}>
          <div className="flag-head">
            <State value={kind} />
            <span className="caption number">{time(startedAt)}</span>
          </div>
          <p>
            {words.periods[period]}, {words.sources[source]}
            {endsAt !== null && `, ${words.until(time(endsAt))}`}
            {endedAt !== null && `, ${words.over(time(endedAt))}`}
          </p>
        </li>
      ))}
      {refusedBreaks.map(({ period, source, askedAt }) => (
        <li key={askedAt}>
          <span className="caption number">
            {time(askedAt)}, {words.sources[source]}
          </span>
          <p>{words.refused(words.periods[period])}</p>
        </li>
      ))}
    </ul>
  </section>
);

type Asked = View['limitHistory'][number];

const stateOf = ({ confirmedAt, droppedAt }: Asked): string => {
  if (confirmedAt !== null) return `${words.historyStates.set} ${time(confirmedAt)}`;
  return droppedAt === null ? words.historyStates.waits : `${words.historyStates.dropped} ${time(droppedAt)}`;
};

const History = ({ view: { limitHistory } }: { view: View }) => (
  <section className="card">
    <h2>{words.history}</h2>
    {limitHistory.length === 0 && <p className="state">{words.noHistory}</p>}
    <ul className="flags">
      {limitHistory.map((one) => (
        <li key={`${one.askedAt} ${one.kind} ${one.span}`}>
          <span className="caption number">
            {time(one.askedAt)}, {words.sources[one.source]}
          </span>
          <p>
            {words.kinds[one.kind]}, {words.spans[one.span].toLowerCase()}:{' '}
            {one.limit === null ? words.noLimit : euro(one.limit)}, {stateOf(one)}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

interface Props {
  playerId: string;
  mayProtect: boolean;
  mayLock: boolean;
}

export const PlayerProtection = ({ playerId, mayProtect, mayLock }: Props) => {
  const view = useAsk(readPlayerProtection, { params: { id: playerId } });
  if (view.isPending) return <Loading />;
  if (view.data === undefined) return <Failure error={view.error} retry={() => void view.refetch()} />;
  return (
    <div className="columns">
      <div>
        <ExclusionCases playerId={playerId} mayDecide={mayLock} />
        <PlayerApprovals playerId={playerId} mayAsk={mayProtect} />
        <Limits view={view.data} />
        <Breaks view={view.data} />
        <History view={view.data} />
        <PlayerConsents playerId={playerId} />
      </div>
      <div>
        <ProtectionStatus view={view.data} />
        {mayProtect && <BreakForm playerId={playerId} />}
        {mayProtect && <LimitForm playerId={playerId} />}
        {mayLock && (
          <AccountActions playerId={playerId} status={view.data.status} wasClosed={view.data.closure !== null} />
        )}
      </div>
    </div>
  );
};
