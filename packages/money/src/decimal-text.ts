/** Figures with the separators of the reader's language, from digits as they are: nothing is rounded and nothing becomes a float. */
import { locales, type Language } from './language.ts';
import { pageLanguage } from './page-language.ts';

interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** Whether an amount has its currency's sign before its figures. */
  readonly signFirst: boolean;
}

const known = new Map<Language, Marks>();

export const marksOf = (language: Language = pageLanguage): Marks => {
  const found = known.get(language);
  if (found !== undefined) return found;
  const parts = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).formatToParts(
    12_345.6,
  );
  const part = (type: Intl.NumberFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  const marks = { decimal: part('decimal'), group: part('group'), signFirst: parts[0]?.type === 'currency' };
  known.set(language, marks);
  return marks;
};

/** `1234.50` as `1,234.50`, `-1234` as `−1,234`: minus is U+2212, which has a digit's width. */
export const decimalText = (digits: string, language: Language = pageLanguage): string => {
  const { decimal, group } = marksOf(language);
  const [whole = '', fraction] = digits.replace(/^[-−]/, '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${/^[-−]/.test(digits) ? '−' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
};

/** `1,234`: of things that are counted, never of money. */
export const countText = (count: number, language: Language = pageLanguage): string =>
  decimalText(String(count), language);
