/** One of the linked numbers: what is typed moves the others at once; leaving it shows what the rules made of it. */
import './fields.css';
import { useId, useState, type ReactNode } from 'react';

/** Letters beside which a phone has room for the unit. */
const roomyLength = 8;

interface Props {
  label: string;
  /** As the rules have it now. */
  value: string;
  unit?: string;
  disabled: boolean;
  /** What was typed; `false` when it is no number. */
  onType: (text: string) => boolean;
  children?: ReactNode;
}

export const NumberField = ({ label, value, unit, disabled, onType, children }: Props) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [understood, setUnderstood] = useState(true);
  const leave = () => {
    setDraft(undefined);
    setUnderstood(true);
  };
  return (
    <div className="numbers-field" data-understood={understood}>
      <label htmlFor={id}>{label}</label>
      <span className="box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          aria-invalid={!understood}
          value={draft ?? value}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            setDraft(event.target.value);
            setUnderstood(onType(event.target.value));
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        {unit === undefined ? null : <i data-spare={(draft ?? value).length > roomyLength}>{unit}</i>}
        {children}
      </span>
    </div>
  );
};
