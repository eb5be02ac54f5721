import { Dropdown } from '@carmine/design/dropdown';
import { FieldMessage } from '@carmine/design/text-input';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import './profile.css';
import '@carmine/design/field.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

interface ChoiceFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: FieldPath<F>;
  readonly label: string;
  readonly placeholder?: string;
  readonly options: readonly Choice[];
  readonly disabled?: boolean;
  /** At the label's right end. */
  readonly aside?: ReactNode;
}

/** A select as a form field; its value is text, empty without a choice. */
export const ChoiceField = <F extends FieldValues>(props: ChoiceFieldProps<F>) => {
  const { form, name, label, placeholder = label, options, disabled = false, aside } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <div className="field-block">
          <div className="field-label">
            {label}
            {aside}
          </div>
          <Dropdown
            label={label}
            placeholder={placeholder}
            groups={[{ options }]}
            value={field.value === '' ? undefined : field.value}
            onChange={field.onChange}
            invalid={fieldState.invalid}
            disabled={disabled}
          />
          {fieldState.error && <FieldMessage>{fieldState.error.message}</FieldMessage>}
        </div>
      )}
    />
  );
};
