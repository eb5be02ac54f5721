/** One of the linked numbers: typing updates the others at once; on blur it shows the valid value. */
import './fields.css';
import { useId, useState, type ReactNode } from 'react';

/** Maximum characters with room for the unit on a phone. */
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
