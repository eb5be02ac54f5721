import { useId, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './text-input.tsx';
import './styles/field.css';
import './styles/date-input.css';

const parts = [
  { name: 'day', length: 2, autoComplete: 'bday-day' },
  { name: 'month', length: 2, autoComplete: 'bday-month' },
  { name: 'year', length: 4, autoComplete: 'bday-year' },
] as const;
type Part = (typeof parts)[number]['name'];
type Typed = Readonly<Record<Part, string>>;

/** `1990-05-17`; empty without input. Incomplete or impossible dates return a text that is not a valid date. */
export const dateText = ({ day, month, year }: Typed): string =>
  day + month + year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Whether the text is a valid calendar date. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

const typedOf = (value: string): Typed => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
};

export interface DateInputProps {
  readonly label: string;
  readonly names: Readonly<Record<Part, string>>;
  /** `1990-05-17`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** At the label's right end. */
  readonly aside?: ReactNode;
}

/** A birth date in separate fields for day, month and year, independent of the browser's locale. */
export const DateInput = ({ label, names, value, onChange, onBlur, hint, error, disabled, aside }: DateInputProps) => {
  const id = useId();
  const [last, setLast] = useState(() => ({ typed: typedOf(value), value }));
  // A value other than the last one typed was set from outside: the form was filled or cleared.
  const typed = last.value === value ? last.typed : typedOf(value);
  const describedBy = error === undefined ? hint && `${id}-hint` : `${id}-error`;
  return (
    <div className="field-block" role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <div className="field-label">
        <span id={id}>{label}</span>
        {aside}
      </div>
      <div className="date-input">
        {parts.map(({ name, length, autoComplete }) => (
          <label key={name}>
            <span>{names[name]}</span>
            <div className={classNames('field', error !== undefined && 'field-bad')}>
              <input
                inputMode="numeric"
                autoComplete={autoComplete}
                maxLength={length}
                disabled={disabled}
                aria-invalid={error !== undefined || undefined}
                value={typed[name]}
                onBlur={onBlur}
                onChange={(event) => {
                  const next = { ...typed, [name]: event.currentTarget.value.replaceAll(/\D/g, '') };
                  setLast({ typed: next, value: dateText(next) });
                  onChange(dateText(next));
                }}
              />
            </div>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {error === undefined && hint !== undefined && (
        <div className="field-message" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};
