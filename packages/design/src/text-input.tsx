import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import './styles/field.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly label: string;
  /** At the label's right end. */
  readonly aside?: ReactNode;
  /** Invalid styling with this message under the field. */
  readonly error?: string | undefined;
  readonly valid?: boolean;
  readonly hint?: ReactNode;
  /** A password field with a show/hide toggle. */
  readonly secret?: { readonly show: string; readonly hide: string };
  readonly ref?: Ref<HTMLInputElement>;
}

export const FieldMessage = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p className="field-message field-message-bad" id={id} role="alert">
    <CircleAlert size={16} aria-hidden="true" />
    <span>{children}</span>
  </p>
);

export const TextInput = ({
  label,
  aside,
  error,
  valid = false,
  hint,
  secret,
  type = 'text',
  ref,
  ...rest
}: TextInputProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  const invalid = error !== undefined;
  return (
    <div className="field-block">
      <div className="field-label">
        <label htmlFor={rest.id ?? id}>{label}</label>
        {aside}
      </div>
      <div className={classNames('field', invalid && 'field-bad', valid && !invalid && 'field-ok')}>
        <input
          {...rest}
          ref={ref}
          id={rest.id ?? id}
          type={secret ? (shown ? 'text' : 'password') : type}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : hint ? `${id}-hint` : undefined}
        />
        {valid && !invalid && !secret && <Check className="field-check" size={20} aria-hidden="true" />}
        {secret && (
          <button
            type="button"
            className="field-toggle"
            aria-label={shown ? secret.hide : secret.show}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        )}
      </div>
      {invalid ? (
        <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      ) : (
        hint && (
          <div className="field-message" id={`${id}-hint`}>
            {hint}
          </div>
        )
      )}
    </div>
  );
};
