import { useId } from 'react';

interface Props {
  label: string;
  aside?: string;
  value: string;
  invalid?: boolean;
  /** Read aloud and compared letter by letter. */
  code?: boolean;
  numeric?: boolean;
  maxLength: number;
  onChange: (value: string) => void;
}

export const Field = ({
  label,
  aside,
  value,
  invalid = false,
  code = false,
  numeric = false,
  maxLength,
  onChange,
}: Props) => {
  const id = useId();
  return (
    <div className="drawer-line verify-field" data-code={code}>
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {aside === undefined ? null : <span>{aside}</span>}
      </label>
      <div className="box writable" data-valid={!invalid}>
        <input
          id={id}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          inputMode={numeric ? 'decimal' : 'text'}
          aria-invalid={invalid}
          onChange={(event) => {
            onChange(event.target.value.trim());
          }}
        />
      </div>
    </div>
  );
};

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="drawer-line verify-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="box writable">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
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
