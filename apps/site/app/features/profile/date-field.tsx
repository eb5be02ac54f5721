import { DateInput, type DateInputProps } from '@carmine/design/date-input';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface DateFieldProps<F extends FieldValues> extends Pick<
  DateInputProps,
  'label' | 'names' | 'hint' | 'disabled' | 'aside'
> {
  readonly form: UseFormReturn<F>;
  readonly name: FieldPath<F>;
}

/** A birth date as a form field; its value is `1990-05-17`, or empty. */
export const DateField = <F extends FieldValues>({ form, name, ...rest }: DateFieldProps<F>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <DateInput
        {...rest}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    )}
  />
);
