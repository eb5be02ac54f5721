/** A draft of rules while it is edited: a field by its path with what is wrong with it, and the form around the fields. */
import { useState, type ReactNode } from 'react';
import { Field } from '../shell/door.tsx';
import { onlyByButton } from '../shell/only-by-button.ts';
import { Refused } from '../shell/states.tsx';
import { valueAt, withValue, type Draft, type Wrong } from './promotions/rules-draft.ts';

export interface Editing {
  readonly draft: Draft;
  readonly wrong: Wrong;
  readonly set: (draft: Draft) => void;
}

export const Said = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <small className="rule-wrong" role="alert">
      {text}
    </small>
  );

/** What is wrong with a value, or with a part of a list or of a table. */
export const wrongAt = (wrong: Wrong, path: string): string | undefined =>
  wrong[path] ?? Object.entries(wrong).find(([at]) => new RegExp(`^${path}\\.[^.]+$`).test(at))?.[1];

interface DraftFieldProps {
  readonly editing: Editing;
  readonly path: string;
  readonly label: string;
  readonly read: (text: string) => unknown;
  readonly show: (value: unknown) => string;
  readonly type?: 'text' | 'datetime-local';
  readonly className?: string | undefined;
}

export const DraftField = ({
  editing: { draft, wrong, set },
  path,
  label,
  read,
  show,
  type = 'text',
  className,
}: DraftFieldProps) => {
  // What is typed, so that a comma is not taken away while a list is written.
  const [text, setText] = useState(show(valueAt(draft, path)));
  const said = wrongAt(wrong, path);
  return (
    <div className={className}>
      <Field
        label={label}
        type={type}
        value={text}
        aria-invalid={said !== undefined}
        onChange={({ target }) => {
          setText(target.value);
          set(withValue(draft, path, read(target.value)));
        }}
      />
      <Said text={said} />
    </div>
  );
};

interface DraftFormProps {
  readonly words: { readonly wrong: (count: number) => string; readonly save: string; readonly cancel: string };
  readonly title: string;
  readonly wrong: Wrong;
  /** Wrong fields, where not each path is one. */
  readonly count?: number;
  readonly saving: { mutate(): void; readonly error: Error | null; readonly isPending: boolean };
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** Of what can be saved. */
  readonly preview: () => ReactNode;
}

export const DraftForm = ({
  words,
  title,
  wrong,
  count = Object.keys(wrong).length,
  saving,
  onCancel,
  children,
  preview,
}: DraftFormProps) => (
  <section className="card">
    <h2>{title}</h2>
    <div className="draft-columns">
      <form
        className="rules-form"
        {...onlyByButton}
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        {children}
        {count > 0 && (
          <p className="notice bad" role="alert">
            {words.wrong(count)}
          </p>
        )}
        <Refused error={saving.error} />
        <div className="actions">
          <button type="submit" className="button primary" disabled={saving.isPending || count > 0}>
            {words.save}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </form>
      {count === 0 && preview()}
    </div>
  </section>
);
