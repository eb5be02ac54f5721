import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './text-input.tsx';
import './styles/field.css';

/** Limit of the input; the server validates separately. */
export const amountFieldLength = 12;

export interface AmountFieldProps {
  readonly label: string;
  /** At the label's right end: the limit. */
  readonly limit?: ReactNode;
  /** As typed: the parent parses it and sets `problem`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Message if typed or pasted text is too long, in which case nothing is inserted. */
  readonly tooLong: string;
  /** Below the amount: its value in euros. */
  readonly estimate?: ReactNode;
  /** The currency selector. */
  readonly selector: ReactNode;
  readonly invalid?: boolean;
  /** Why the input is invalid. */
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Rejects input that does not fit instead of truncating it: a truncated amount is a different amount. React has no `beforeinput` event. */
const useKeepWhole = (field: RefObject<HTMLInputElement | null>, setTooLong: (tooLong: boolean) => void): void => {
  const latest = useRef(setTooLong);
  useEffect(() => {
    const input = field.current;
    const keepWhole = (event: InputEvent) => {
      if (input === null) return;
      const { value, selectionStart, selectionEnd } = input;
      const selected = (selectionEnd ?? value.length) - (selectionStart ?? value.length);
      const fits = value.length - selected + (event.data?.length ?? 0) <= amountFieldLength;
      if (!fits) event.preventDefault();
      latest.current(!fits);
    };
    input?.addEventListener('beforeinput', keepWhole);
    return () => input?.removeEventListener('beforeinput', keepWhole);
  }, [field]);
};

export const AmountField = (props: AmountFieldProps) => {
  const id = useId();
  const problemId = useId();
  const limitId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  useKeepWhole(field, setTooLong);
  const problem = isTooLong ? props.tooLong : props.problem;
  return (
    <div className="field-block">
      <div className="field-label">
        <label htmlFor={id}>{props.label}</label>
        {props.limit !== undefined && (
          <span className="num" id={limitId}>
            {props.limit}
          </span>
        )}
      </div>
      <div className={classNames('amount', (props.invalid === true || problem !== undefined) && 'field-bad')}>
        {/* Font size depends on the room beside the selector and the number of characters. */}
        <div className="amount-value" style={{ '--characters': Math.max(props.value.length, 1) } as CSSProperties}>
          <input
            id={id}
            ref={field}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            maxLength={amountFieldLength}
            autoFocus={props.autoFocus}
            value={props.value}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? (props.limit === undefined ? undefined : limitId) : problemId}
            onChange={(event) => {
              setTooLong(false);
              props.onChange(event.target.value);
            }}
          />
          {props.estimate !== undefined && <span className="amount-estimate num">{props.estimate}</span>}
        </div>
        {props.selector}
      </div>
      {problem !== undefined && <FieldMessage id={problemId}>{problem}</FieldMessage>}
    </div>
  );
};
