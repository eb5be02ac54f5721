import { marksOf } from '@carmine/money';

/** `05.07`: a result or a target as it is read. */
export const hundredths = (value: number): string =>
  (value / 100).toFixed(2).padStart(5, '0').replace('.', marksOf().decimal);
