import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './text-input.tsx';
import './styles/field.css';

/** The field's own limit; the server has another rule. */
export const amountFieldLength = 12;

export interface AmountFieldProps {
  readonly label: string;
  /** At the label's right end: the limit. */
  readonly limit?: ReactNode;
  /** As it was typed: who uses the field reads it and says what cannot be read. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said when more is typed or pasted than the field takes; nothing of it is taken then. */
  readonly tooLong: string;
  /** Under the amount: what it is worth. */
  readonly estimate?: ReactNode;
  /** The currency selector. */
  readonly selector: ReactNode;
  readonly invalid?: boolean;
  /** Why what was typed cannot be taken. */
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Rejects input that does not fit instead of truncating it: half an amount is another amount. React has no `beforeinput` of its own. */
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
        {/* The letters are as large as the room beside the selector allows for what was typed. */}
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
