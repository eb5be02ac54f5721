/** The form around fields that only take effect once a second operator approves: its reason, and what became of the request. */
import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../shell/door.tsx';
import { onlyByButton } from '../shell/only-by-button.ts';
import { Refused } from '../shell/states.tsx';

interface AskingFormProps {
  readonly words: { readonly reason: string; readonly asked: string; readonly submit: string };
  readonly reason: UseFormRegisterReturn;
  readonly asking: { readonly error: Error | null; readonly isPending: boolean; readonly isSuccess: boolean };
  readonly onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  readonly children: ReactNode;
}

export const AskingForm = ({ words, reason, asking, onSubmit, children }: AskingFormProps) => (
  <form className="rules-form level-fields" {...onlyByButton} onSubmit={(event) => void onSubmit(event)}>
    {children}
    <Field label={words.reason} minLength={5} maxLength={500} required {...reason} />
    <Refused error={asking.error} />
    {asking.isSuccess && (
      <p className="notice good" role="status">
        {words.asked}
      </p>
    )}
    <div className="actions">
      <button type="submit" className="button primary" disabled={asking.isPending}>
        {words.submit}
      </button>
    </div>
  </form>
);
