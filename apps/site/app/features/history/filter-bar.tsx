import { SecondaryButton } from '@carmine/design/button';
import { FieldMessage } from '@carmine/design/text-input';
import { useId, type ReactNode } from 'react';
import { historyTexts } from './texts.ts';
import type { Filters } from './use-filters.ts';
import '../../styles/records.css';
import '@carmine/design/field.css';

const { filters: words } = historyTexts;

const Day = ({
  label,
  value,
  min,
  max,
  error,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
}) => {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <div className={error === undefined ? 'field' : 'field field-bad'}>
        <input
          id={id}
          type="date"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <div className="field">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};

/** A page's selects, followed by the date range. */
export const FilterBar = ({ filters, children }: { readonly filters: Filters; readonly children: ReactNode }) => (
  <form className="filters" role="search" aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
    {children}
    <Day label={words.from} value={filters.from} max={filters.to} onChange={(day) => filters.choose('from', day)} />
    <Day
      label={words.to}
      value={filters.to}
      min={filters.from}
      error={filters.reversed ? words.reversed : undefined}
      onChange={(day) => filters.choose('to', day)}
    />
    {filters.filtered && <SecondaryButton onClick={filters.clear}>{words.clear}</SecondaryButton>}
  </form>
);
