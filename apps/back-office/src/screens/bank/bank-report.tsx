/** Reads a report of the bank from a file. */
import { loadBankReport, type BankReportAnswer } from '@carmine/contract/back-office/money/bank';
import { addressOf } from '@carmine/contract/call';
import type { Problem } from '@carmine/contract/problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, type SubmitEvent } from 'react';
import { Refusal } from '../../calls.ts';
import { askForProof } from '../../shell/proof/proof-wish.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Refused } from '../../shell/states.tsx';
import { bank as words } from '../../texts/en-bank.ts';
import { office } from '../../texts/en-office.ts';
import { texts } from '../../texts/en.ts';

/** Its body is not JSON, so it does not go through the client's call. */
const send = async (wanted: { readonly file: File; readonly reason: string }): Promise<BankReportAnswer> => {
  const body = new FormData();
  body.append('file', wanted.file);
  const address = addressOf(loadBankReport, { query: { reason: wanted.reason } });
  const reply = await fetch(address, { method: 'POST', body }).catch(() => {
    throw new Error(texts.offline);
  });
  if (reply.ok) return (await reply.json()) as BankReportAnswer;
  const problem = (await reply.json()) as Problem;
  if (problem.code !== 'step_up_required') throw new Refusal(reply.status, problem);
  if (!(await askForProof())) throw new Error(office.proof.cancelled);
  return send(wanted);
};

const Taken = ({ taken }: { taken: BankReportAnswer }) => (
  <p
    className={taken.contrary > 0 || taken.unknown > 0 || taken.toConfirm > 0 ? 'notice' : 'notice good'}
    role="status"
  >
    {[
      words.counted(taken.paid, taken.refused, taken.pending),
      ...(taken.toConfirm > 0 ? [words.toConfirm(taken.toConfirm)] : []),
      ...(taken.already > 0 ? [words.already(taken.already)] : []),
      ...(taken.contrary > 0 ? [words.contrary(taken.contrary)] : []),
      ...(taken.unknown > 0 ? [words.unknown(taken.unknown)] : []),
    ].join(' ')}
  </p>
);

export const BankReport = () => {
  const queries = useQueryClient();
  const fileId = useId();
  const reading = useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries() });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [file, reason] = [form.get('file'), form.get('reason')];
    if (typeof reason !== 'string' || !(file instanceof File)) return;
    reading.mutate({ file, reason: reason.trim() });
  };
  return (
    <section className="card">
      <h2>{words.report}</h2>
      <p className="about">{words.reportAbout}</p>
      <form className="change" {...onlyByButton} onSubmit={submit}>
        <div className="field">
          <label htmlFor={fileId}>{words.file}</label>
          <input id={fileId} name="file" type="file" accept=".xml,application/xml,text/xml" required />
        </div>
        <Field label={words.reason} name="reason" minLength={5} maxLength={500} required />
        <button type="submit" className="button primary" disabled={reading.isPending}>
          <Upload size={16} aria-hidden="true" />
          {words.read}
        </button>
        <Refused error={reading.error} />
        {reading.data && <Taken taken={reading.data} />}
      </form>
    </section>
  );
};
