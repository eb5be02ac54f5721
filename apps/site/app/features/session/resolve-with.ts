import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Lets a pure rule, which names a message for each wrong field, decide a form. */
export const resolveWith =
  <F extends FieldValues>(rule: (form: F) => Partial<Record<keyof F, string>>): Resolver<F> =>
  (values) => {
    const wrong = Object.entries(rule(values)).filter(([, message]) => message !== undefined);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as unknown as FieldErrors<F> };
  };
