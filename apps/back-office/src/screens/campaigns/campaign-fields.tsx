/** Fields of the form of a campaign: each shows what the contract says about its value. */
import { useId, useState } from 'react';
import { Field } from '../../shell/door.tsx';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import { listOf, numberOf, textOf, valueAt, withValue, type Draft, type Wrong } from '../promotions/rules-draft.ts';
import { fieldOf, isoOf } from './campaign-draft.ts';

export interface Editing {
  readonly draft: Draft;
  readonly wrong: Wrong;
  readonly set: (draft: Draft) => void;
}

interface FieldProps {
  readonly editing: Editing;
  readonly path: string;
}

const Said = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <small className="rule-wrong" role="alert">
      {text}
    </small>
  );

const wrongAt = (wrong: Wrong, path: string): string | undefined =>
  wrong[path] ?? Object.entries(wrong).find(([at]) => new RegExp(`^${path}\\.[0-9]+$`).test(at))?.[1];

type Kind = 'text' | 'optional' | 'number' | 'list' | 'time';

const readers: Readonly<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text,
  optional: (text) => (text.trim() === '' ? undefined : text.trim()),
  number: numberOf,
  list: listOf,
  time: isoOf,
};

const shownOf = (kind: Kind, value: unknown): string => {
  if (kind === 'time') return fieldOf(value);
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value);
};

export const Value = ({
  editing: { draft, wrong, set },
  path,
  kind = 'text',
}: FieldProps & { readonly kind?: Kind }) => {
  // What is typed, so that a comma is not taken away while a list is written.
  const [text, setText] = useState(shownOf(kind, valueAt(draft, path)));
  const said = wrongAt(wrong, path);
  return (
    <div>
      <Field
        label={words.names[path] ?? path}
        type={kind === 'time' ? 'datetime-local' : 'text'}
        value={text}
        aria-invalid={said !== undefined}
        onChange={({ target }) => {
          setText(target.value);
          set(withValue(draft, path, readers[kind](target.value)));
        }}
      />
      <Said text={said} />
    </div>
  );
};

/** Several lines; empty takes the value away where `optional`. */
export const Lines = ({
  editing: { draft, wrong, set },
  path,
  rows,
  optional = false,
}: FieldProps & { readonly rows: number; readonly optional?: boolean }) => {
  const id = useId();
  const said = wrong[path];
  return (
    <div className="field campaign-wide">
      <label htmlFor={id}>{words.names[path] ?? path}</label>
      <textarea
        id={id}
        rows={rows}
        value={textOf(valueAt(draft, path))}
        aria-invalid={said !== undefined}
        onChange={({ target: { value } }) =>
          set(withValue(draft, path, optional && value.trim() === '' ? undefined : value))
        }
      />
      <Said text={said} />
    </div>
  );
};
