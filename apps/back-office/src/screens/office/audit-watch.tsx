/** Findings of the audit log watcher, and settling them. */
import { readAuditWatch, settleAudit } from '@carmine/contract/back-office/audit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { time } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { office } from '../../texts/en-office.ts';
import { Refused } from '../../shell/states.tsx';

const words = office.watch;
const shortestReason = 5;

const Settle = () => {
  const [reason, setReason] = useState('');
  const settle = useMutation({ mutationFn: () => ask(settleAudit, { body: { reason: reason.trim() } }) });
  if (settle.isSuccess) return <p className="notice">{words.waits}</p>;
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        settle.mutate();
      }}
    >
      <p>{words.settleAbout}</p>
      <Field label={words.reason} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      <Refused error={settle.error} />
      <button type="submit" className="button" disabled={settle.isPending || reason.trim().length < shortestReason}>
        {words.settle}
      </button>
    </form>
  );
};

export const AuditWatchCard = ({ maySettle }: { maySettle: boolean }) => {
  const watch = useAsk(readAuditWatch, {}).data;
  if (watch === undefined) return null;
  if (watch.findings.length === 0)
    return watch.passedAt === null ? null : <p className="caption number">{words.passed(time(watch.passedAt))}</p>;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <ul className="way">
        {watch.findings.map(({ id, kind, entry, foundAt }) => (
          <li key={id}>
            <span>{words.kinds[kind](entry)}</span> <span className="number caption">{words.found(time(foundAt))}</span>
          </li>
        ))}
      </ul>
      {maySettle && <Settle />}
    </section>
  );
};
