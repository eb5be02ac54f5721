/** Shown on all payment pages while withdrawals are stopped, for two operators to resume; in the settings, one can stop them. */
import { readCashOutStop, resumeCashOuts, stopWithdrawals } from '@carmine/contract/back-office/money/books';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { money } from '../../texts/en-money.ts';
import { time } from '../../shell/figures.tsx';
import { Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';

const words = money.stop;

/** The minimum that the server accepts. */
const shortestReason = 5;

const Resume = () => {
  const queries = useQueryClient();
  const id = useId();
  const [reason, setReason] = useState('');
  const resume = useMutation({
    mutationFn: () => ask(resumeCashOuts, { body: { reason: reason.trim() } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <div className="inset">
      <Refused error={resume.error} />
      <div className="field">
        <label htmlFor={id}>{words.reason}</label>
        <textarea id={id} rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <button
        type="button"
        className="button"
        disabled={reason.trim().length < shortestReason || resume.isPending}
        onClick={() => resume.mutate()}
      >
        {words.resume}
      </button>
    </div>
  );
};

const StopNow = () => (
  <section className="card">
    <h2>{words.stopTitle}</h2>
    <p className="inset">{words.stopAbout}</p>
    <WriteLine
      label={words.stopReason}
      action={words.stop}
      most={500}
      send={(reason) => ask(stopWithdrawals, { body: { reason } })}
    />
  </section>
);

/** `mayStop`: one is enough; `mayEnd`: needs two. */
export const StopCard = ({ mayStop, mayEnd }: { mayStop: boolean; mayEnd: boolean }) => {
  const stop = useAsk(readCashOutStop, {}, { refetchInterval: 10_000 }).data?.stop;
  if (stop === undefined) return null;
  if (stop === null) return mayStop && <StopNow />;
  const own = stop.approvals.some(({ self }) => self);
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="notice bad">
        {stop.booksBroken
          ? words.why(stop.reason, time(stop.since))
          : words.whyBy(stop.stoppedBy ?? '–', stop.reason, time(stop.since))}
      </p>
      <p className="inset">{stop.booksBroken ? words.first : words.firstBy}</p>
      {stop.approvals.map(({ operator, at, reason }) => (
        <p className="inset" key={at}>
          {words.approved(operator, time(at), reason)}
        </p>
      ))}
      {mayEnd && (own ? <p className="inset">{words.own}</p> : <Resume />)}
    </section>
  );
};
