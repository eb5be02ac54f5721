import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The field's own limit; the server has another rule. */
export const amountFieldLength = 12;

/** Digits and one point; a comma is read as a point. */
export const cleanAmount = (typed: string): string => {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replaceAll(/[^0-9.]/g, '')
    .split('.');
  const cleaned = rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
  return cleaned.slice(0, amountFieldLength);
};

export interface AmountFieldProps {
  readonly label: string;
  /** At the label's right end: the limit. */
  readonly limit?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Under the amount: what it is worth. */
  readonly estimate?: ReactNode;
  /** The currency selector. */
  readonly selector: ReactNode;
  readonly invalid?: boolean;
  readonly autoFocus?: boolean;
}

export const AmountField = (props: AmountFieldProps) => {
  const id = useId();
  return (
    <div className="field-block">
      <div className="field-label">
        <label htmlFor={id}>{props.label}</label>
        {props.limit !== undefined && <span className="num">{props.limit}</span>}
      </div>
      <div className={classNames('amount', props.invalid && 'field-bad')}>
        <div className="amount-value">
          <input
            id={id}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            maxLength={amountFieldLength}
            autoFocus={props.autoFocus}
            value={props.value}
            onChange={(event) => props.onChange(cleanAmount(event.target.value))}
          />
          {props.estimate !== undefined && <span className="amount-estimate num">{props.estimate}</span>}
        </div>
        {props.selector}
      </div>
    </div>
  );
};
