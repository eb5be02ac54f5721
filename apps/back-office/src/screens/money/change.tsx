/** One change of a money setting: its reason and its button. */
import { readPaymentSettings } from '@carmine/contract/back-office/money/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Refused } from '../../shell/states.tsx';
import { approvals } from '../../texts/en-approvals.ts';
import { money } from '../../texts/en-money.ts';
import { office } from '../../texts/en-office.ts';

const words = money.settings;

const shortestReason = 5;

interface ChangeProps {
  /** Why it cannot be saved. */
  readonly wrong?: string | undefined;
  readonly change: (reason: string) => Promise<unknown>;
  readonly submit: string;
  readonly children?: ReactNode;
}

const isWaiting = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'waits' in answer;

/** The reason and the button of one change. */
export const Change = ({ wrong, change, submit, children }: ChangeProps) => {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const saving = useMutation({
    mutationFn: () => change(reason.trim()),
    onSuccess: () => setReason(''),
    onSettled: () => queries.invalidateQueries({ queryKey: [readPaymentSettings.name] }),
  });
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      {children}
      {wrong !== undefined && (
        <p className="notice bad" role="alert">
          {wrong}
        </p>
      )}
      <Field label={words.reason} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      <button
        type="submit"
        className="button primary"
        disabled={saving.isPending || wrong !== undefined || reason.trim().length < shortestReason}
      >
        {submit}
      </button>
      <Refused error={saving.error} />
      {saving.isSuccess &&
        (isWaiting(saving.data) ? (
          <p className="notice" role="status">
            {approvals.rulesWait}{' '}
            <Link className="link" to="/approvals">
              {office.operators.waitsLink}
            </Link>
          </p>
        ) : (
          <p className="notice good" role="status">
            {words.saved}
          </p>
        ))}
    </form>
  );
};
