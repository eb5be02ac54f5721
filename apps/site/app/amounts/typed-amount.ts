/**
 * Parses a typed or pasted amount: `12,345.678`, `1 234,50`, `.5`. Ambiguous input, or input with too many digits, is reported instead
 * of silently changed.
 */
import { currency, marksOf, parseAmount, type CurrencyCode, type Language, type Money } from '@carmine/money';

export type TypedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: Money }
  /** `letters`: not a number. `decimals`: more than the currency has. `unclear`: could be two amounts. */
  | { readonly kind: 'problem'; readonly problem: 'letters' | 'decimals' | 'unclear' | 'too_large' };

const problem = (what: Extract<TypedAmount, { kind: 'problem' }>['problem']): TypedAmount => ({
  kind: 'problem',
  problem: what,
});

/** Whole part in groups of three, each behind the same sign. */
const isGrouped = (whole: string, sign: string): boolean => {
  const [first = '', ...rest] = whole.split(sign);
  return /^[0-9]{1,3}$/.test(first) && rest.every((part) => /^[0-9]{3}$/.test(part));
};

/** Digits and at most one point, or why not. `point` is the decimal separator of the reader's language. */
const plainText = (code: CurrencyCode, text: string, point: string): string | TypedAmount => {
  const marks = text.replaceAll(/[0-9]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return text;
  const other = last === ',' ? '.' : ',';
  const once = marks.split(last).length === 2;
  if (marks.includes(other)) {
    // Both signs: the last one is the decimal point, the others have to group by threes.
    const at = text.lastIndexOf(last);
    const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
    if (!once || !isGrouped(whole, other)) return problem('unclear');
    return `${whole.replaceAll(other, '')}.${fraction}`;
  }
  if (!once) return isGrouped(text, last) ? text.replaceAll(last, '') : problem('unclear');
  const [whole = '', fraction = ''] = text.split(last);
  if (last === point || !isGrouped(text, last) || whole === '0') return `${whole}.${fraction}`;
  // The other separator before three digits: thousands where the currency has no third decimal, else unclear.
  return currency(code).decimals < fraction.length ? whole + fraction : problem('unclear');
};

export const readTyped = (code: CurrencyCode, typed: string, language?: Language): TypedAmount => {
  // Spaces and apostrophes only ever group.
  const text = typed.trim().replaceAll(/(?<=[0-9])[\s'’](?=[0-9]{3})/g, '');
  if (text === '') return { kind: 'empty' };
  if (!/^[0-9.,]+$/.test(text) || !/[0-9]/.test(text)) return problem('letters');
  const plain = plainText(code, text, marksOf(language).decimal);
  if (typeof plain !== 'string') return plain;
  const tidy = plain
    .replace(/\.$/, '')
    .replace(/^0+(?=[0-9])/, '')
    .replace(/^\./, '0.');
  if ((tidy.split('.')[1]?.length ?? 0) > currency(code).decimals) return problem('decimals');
  const parsed = parseAmount(code, tidy);
  return parsed.ok ? { kind: 'amount', amount: parsed.money } : problem('too_large');
};
