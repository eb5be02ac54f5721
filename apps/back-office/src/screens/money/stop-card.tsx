/** Says on every page about payments that no money leaves, and lets two of those who may end it. */
import { readCashOutStop, resumeCashOuts } from '@carmine/contract/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { money } from '../../texts/en-money.ts';
import { time } from '../../shell/figures.tsx';
import { Refused } from '../../shell/states.tsx';

const words = money.stop;

/** As the server asks for. */
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

export const StopCard = ({ mayEnd }: { mayEnd: boolean }) => {
  const stop = useAsk(readCashOutStop, {}, { refetchInterval: 10_000 }).data?.stop;
  if (stop === undefined || stop === null) return null;
  const own = stop.agreed.some(({ self }) => self);
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="notice bad">{words.why(stop.reason, time(stop.since))}</p>
      <p className="inset">{words.first}</p>
      {stop.agreed.map(({ operator, at, reason }) => (
        <p className="inset" key={at}>
          {words.agreed(operator, time(at), reason)}
        </p>
      ))}
      {mayEnd && (own ? <p className="inset">{words.own}</p> : <Resume />)}
    </section>
  );
};
