/** An operator's decision about a payment: approve, or reject with a reason for the player. Both need a reason for the audit log. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { money } from '../../texts/en-money.ts';
import { Refused } from '../../shell/states.tsx';

const words = money.decide;

/** The minimum that the server accepts. */
const shortestReason = 5;

interface DecisionProps<Code extends string> {
  readonly approveText: string;
  readonly refuseText: string;
  readonly codes: Readonly<Record<Code, string>>;
  /** Answers how many other operators still have to approve. */
  readonly approve: ((reason: string) => Promise<number>) | undefined;
  readonly refuse: (code: Code, reason: string) => Promise<unknown>;
  /** This operator approved before. */
  readonly approvedAlready: boolean;
  /** Said where approving is not possible. */
  readonly notice?: string | undefined;
}

export const Decision = <Code extends string>(props: DecisionProps<Code>) => {
  const { approveText, refuseText, codes, approve, refuse, approvedAlready, notice } = props;
  const queries = useQueryClient();
  const names = Object.keys(codes) as Code[];
  const [reason, setReason] = useState('');
  const [code, setCode] = useState<Code>();
  const ids = { reason: useId(), code: useId() };
  // Another operator may have been first: refetch the state.
  const onSettled = () => queries.invalidateQueries();
  const onSuccess = () => setReason('');
  const approving = useMutation({ mutationFn: async () => approve?.(reason.trim()) ?? 0, onSuccess, onSettled });
  const refusing = useMutation({
    mutationFn: async () => code !== undefined && refuse(code, reason.trim()),
    onSuccess,
    onSettled,
  });
  const error = approving.error ?? refusing.error;
  const busy = approving.isPending || refusing.isPending;
  const ready = reason.trim().length >= shortestReason && !busy;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <Refused error={error} />
      {approvedAlready && <p className="notice">{words.approvedAlready}</p>}
      {notice !== undefined && <p className="notice warn">{notice}</p>}
      <div className="inset">
        <div className="field">
          <label htmlFor={ids.reason}>{words.reason}</label>
          <textarea
            id={ids.reason}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {approve !== undefined && (
          <button
            type="button"
            className="button primary wide"
            disabled={!ready || approvedAlready}
            onClick={() => approving.mutate()}
          >
            <Check size={16} aria-hidden="true" />
            {approveText}
          </button>
        )}
      </div>
      <div className="inset apart">
        <div className="field">
          <label htmlFor={ids.code}>{words.code}</label>
          <select
            id={ids.code}
            value={code ?? ''}
            onChange={(event) => setCode(names.find((name) => name === event.target.value))}
          >
            <option value="">{words.chooseCode}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {codes[name]}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="button wide"
          disabled={!ready || code === undefined}
          onClick={() => refusing.mutate()}
        >
          <X size={16} aria-hidden="true" />
          {refuseText}
        </button>
      </div>
    </section>
  );
};
