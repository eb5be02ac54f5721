/** Fields of the form of a campaign: each shows what the contract says about its value. */
import { useId } from 'react';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import { DraftField, Said, type Editing } from '../draft-form.tsx';
import { fieldOf, isoOf, listOf, numberOf, textOf, valueAt, withValue } from '../promotions/rules-draft.ts';

interface FieldProps {
  readonly editing: Editing;
  readonly path: string;
}

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

export const Value = ({ editing, path, kind = 'text' }: FieldProps & { readonly kind?: Kind }) => (
  <DraftField
    {...{ editing, path, label: words.names[path] ?? path, read: readers[kind] }}
    show={(value) => shownOf(kind, value)}
    type={kind === 'time' ? 'datetime-local' : 'text'}
  />
);

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
