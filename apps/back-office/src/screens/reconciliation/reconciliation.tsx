/** Each method with its last days, and the methods whose payouts are stopped. */
import {
  readReconciliation,
  resumeRail,
  runReconciliation,
  stopRail,
  type RailStop,
} from '@carmine/contract/back-office/money/reconciliation';
import type { Operator } from '@carmine/contract/back-office/operators';
import type { AnswerOf } from '@carmine/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing, Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { reconciliation as words } from '../../texts/en-reconciliation.ts';

type Party = AnswerOf<typeof readReconciliation>['parties'][number];

const tones = { closes: 'good', differs: 'bad', not_listed: 'warn' } as const;

const Stopped = ({ stop, mayEnd }: { stop: RailStop; mayEnd: boolean }) => (
  <section className="card">
    <h2>{words.stops.title(stop.name)}</h2>
    <p className="notice bad">
      {stop.stoppedBy === null
        ? words.stops.byBooks(stop.reason, time(stop.since))
        : words.stops.byOperator(stop.stoppedBy, stop.reason, time(stop.since))}
    </p>
    <p className="inset">{words.stops.about}</p>
    {stop.approvals.map(({ operator, at, reason }) => (
      <p className="inset" key={at}>
        {words.stops.approved(operator, time(at), reason)}
      </p>
    ))}
    {mayEnd &&
      (stop.approvals.some(({ self }) => self) ? (
        <p className="inset">{words.stops.own}</p>
      ) : (
        <WriteLine
          label={words.stops.why}
          action={words.stops.resume}
          most={500}
          send={(reason) => ask(resumeRail, { params: { party: stop.rail }, body: { reason } })}
        />
      ))}
  </section>
);

const RunNow = ({ party, day }: { party: string; day: string }) => {
  const run = useMutation({ mutationFn: () => ask(runReconciliation, { params: { party, day } }) });
  return (
    <div>
      <button type="button" className="button" disabled={run.isPending} onClick={() => run.mutate()}>
        {words.run(day)}
      </button>
      {run.isSuccess && (
        <p className="caption" role="status">
          {words.asked}
        </p>
      )}
      <Refused error={run.error} />
    </div>
  );
};

const Days = ({ days }: Pick<Party, 'days'>) =>
  days.length === 0 ? (
    <p className="caption">{words.noDay}</p>
  ) : (
    <ul className="recon-days">
      {days.slice(0, 7).map(({ party, day, state, failure }) => (
        <li key={day}>
          <Link className="link number" to={`/reconciliation/${party}/${day}`}>
            {day}
          </Link>{' '}
          <span className={`tag ${tones[state]}`}>{words.states[state]}</span>
          {failure !== null && <span className="caption">{words.failures[failure] ?? failure}</span>}
        </li>
      ))}
    </ul>
  );

interface MethodProps {
  readonly one: Party;
  readonly lastDay: string;
  readonly isStopped: boolean;
  readonly mayStop: boolean;
}

const Method = ({ one: { party, name, days, open }, lastDay, isStopped, mayStop }: MethodProps) => {
  const [stops, setStops] = useState(false);
  return (
    <section className="card" aria-label={name}>
      <h2>
        {name} {name !== party && <span className="caption">{party}</span>}{' '}
        {open > 0 && <span className="tag bad">{words.open(open)}</span>}
      </h2>
      <div className="recon-method">
        <Days days={days} />
        <div className="flag-buttons">
          <RunNow party={party} day={lastDay} />
          {mayStop && !isStopped && !stops && (
            <button type="button" className="button" onClick={() => setStops(true)}>
              {words.stops.stop}
            </button>
          )}
        </div>
      </div>
      {stops && !isStopped && (
        <WriteLine
          label={words.stops.stopWhy}
          action={words.stops.stop}
          most={500}
          send={(reason) => ask(stopRail, { params: { party }, body: { reason } })}
        />
      )}
    </section>
  );
};

export const Reconciliation = ({ operator: { permissions } }: { operator: Operator }) => {
  const result = useAsk(readReconciliation, {}, { refetchInterval: 5_000 });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { parties, stops, lastDay } = result.data;
  if (parties.length === 0) return <Nothing />;
  const mayEnd = permissions.includes('payments.settings');
  const mayStop = permissions.includes('payments.stop');
  return (
    <>
      <p className="caption">{words.about}</p>
      {stops.map((stop) => (
        <Stopped key={stop.rail} stop={stop} mayEnd={mayEnd} />
      ))}
      <div className="recon-methods">
        {parties.map((one) => (
          <Method
            key={one.party}
            {...{ one, lastDay, mayStop }}
            isStopped={stops.some(({ rail }) => rail === one.party)}
          />
        ))}
      </div>
    </>
  );
};
