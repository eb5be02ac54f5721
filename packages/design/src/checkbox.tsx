import Check from 'lucide-react/icons/check';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './text-input.tsx';
import './styles/field.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

export const Checkbox = ({ children, error, ref, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div className="checkbox">
      <span className="checkbox-box">
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </span>
      <div>
        <label htmlFor={id}>{children}</label>
        {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      </div>
    </div>
  );
};
