/** One player's sums against the thresholds, flags and notes. */
import {
  raiseRiskFlag,
  readPlayerRisk,
  writeRiskNote,
  type PlayerRisk as Risk,
} from '@carmine/contract/back-office/risk';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { risk } from '../../texts/en-risk.ts';
import { ClearFlag } from './clear-flag.tsx';
import { FlagFacts, FlagState } from './flag-facts.tsx';
import { FundsRequest } from './funds-request.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { euro } from '../../shell/amounts.ts';

const words = risk.player;
const directions = ['deposits', 'cashOuts'] as const;
const windows = ['day', 'month', 'year'] as const;

const Sums = ({ view }: { view: Risk }) => (
  <dl className="figures windows" aria-label={words.sums}>
    {directions.flatMap((direction) =>
      windows.map((window) => (
        <div key={`${direction} ${window}`}>
          <dt>
            {words[direction]}, {words.windows[window]}
          </dt>
          <dd className="number">{euro(view.turnover[direction][window])}</dd>
          <dd className="caption number">{words.of(view.thresholds[direction][window])}</dd>
        </div>
      )),
    )}
  </dl>
);

const Flags = ({ view, playerId, mayManage }: { view: Risk; playerId: string; mayManage: boolean }) => (
  <section className="card">
    <h2>{words.flags}</h2>
    {view.flags.length === 0 && <p className="state">{risk.none}</p>}
    <ul className="flags">
      {view.flags.map((flag) => (
        <li key={flag.id}>
          <div className="flag-head">
            <FlagState flag={flag} />
            <span className="caption number">{time(flag.raisedAt)}</span>
          </div>
          <FlagFacts flag={flag} />
          {mayManage && flag.clearedAt === null && <ClearFlag flag={flag} />}
        </li>
      ))}
    </ul>
    {mayManage && (
      <WriteLine
        label={words.raiseReason}
        action={words.raise}
        most={1000}
        send={(reason) => ask(raiseRiskFlag, { params: { id: playerId }, body: { reason } })}
      />
    )}
  </section>
);

/** Also for players without a flag about it: only the first few sharers are flagged. */
const Shared = ({ shared }: { shared: Risk['shared'] }) => (
  <section className="card">
    <h2>{words.shared}</h2>
    <ul className="flags">
      {shared.map(({ kind, count, players }) => (
        <li key={kind}>
          <div className="flag-facts">
            <b>{risk.kinds[kind]}</b>
            <span>{risk.sharedWith(count)}</span>
            {players.map(({ id, name }) => (
              <Link key={id} className="link" to={`/players/${id}`}>
                {name}
              </Link>
            ))}
            {count > players.length && <span>{words.andMore(count - players.length)}</span>}
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const Notes = ({ view, playerId }: { view: Risk; playerId: string }) => (
  <section className="card">
    <h2>{words.notes}</h2>
    {view.notes.length === 0 && <p className="state">{words.noNotes}</p>}
    <ul className="flags">
      {view.notes.map(({ by, at, text }) => (
        <li key={at}>
          <span className="caption number">
            {by}, {time(at)}
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <WriteLine
      label={words.note}
      action={words.write}
      most={4000}
      send={(text) => ask(writeRiskNote, { params: { id: playerId }, body: { text } })}
    />
  </section>
);

export const PlayerRisk = ({ playerId, mayManage }: { playerId: string; mayManage: boolean }) => {
  const view = useAsk(readPlayerRisk, { params: { id: playerId } });
  if (view.isPending) return <Loading />;
  if (view.error) return <Failure error={view.error} retry={() => void view.refetch()} />;
  return (
    <>
      <Sums view={view.data} />
      <div className="columns">
        <Flags view={view.data} playerId={playerId} mayManage={mayManage} />
        <div>
          {view.data.shared.length > 0 && <Shared shared={view.data.shared} />}
          <FundsRequest playerId={playerId} mayManage={mayManage} />
          <Notes view={view.data} playerId={playerId} />
        </div>
      </div>
    </>
  );
};
