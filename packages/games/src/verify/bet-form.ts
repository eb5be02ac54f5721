/** How a form asks for the parameters of a bet. The words are the game's own, in each language. */
import { marksOf } from '@carmine/money';

export interface BetField {
  /** Of the parameter. */
  readonly name: string;
  readonly label: string;
  /** `hundredths`: typed as 50.49, kept as 5049. `list`: whole numbers separated by commas. `chips`: `red 5, 17 1`, units by place. `switch`: a choice of `true` and `false`. */
  readonly kind: 'whole' | 'hundredths' | 'list' | 'choice' | 'chips' | 'switch';
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
}

export interface BetForm {
  readonly fields: readonly BetField[];
  /** Said about values that are no bet. */
  readonly wrong: string;
}

/** As players read and type it; no text for a value of another kind. */
export const fieldText = ({ kind }: BetField, value: unknown): string => {
  if (kind === 'list') return Array.isArray(value) ? value.join(', ') : '';
  if (kind === 'chips')
    return typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([place, units]) => `${place} ${String(units)}`)
          .join(', ')
      : '';
  if (kind === 'hundredths')
    return typeof value === 'number' ? (value / 100).toFixed(2).replace('.', marksOf().decimal) : '';
  return ['number', 'string', 'boolean'].includes(typeof value) ? String(value) : '';
};

/** Either decimal mark is understood, in every language; what is no value of this kind is refused by the game's schema. */
export const fieldValue = ({ kind }: BetField, typed: string): unknown => {
  const text = typed.trim();
  if (kind === 'choice') return text;
  if (kind === 'switch') return text === 'true';
  if (kind === 'list')
    return text === '' ? [] : text.split(/[\s,;]+/).map((one) => (/^\d{1,9}$/.test(one) ? Number(one) : NaN));
  if (kind === 'chips')
    return Object.fromEntries(
      text.split(/\s*[,;]\s*/).map((one) => {
        const [, place = one, units = 'NaN'] = /^(\S{1,20})\s+(\d{1,6})$/.exec(one) ?? [];
        return [place, Number(units)];
      }),
    );
  if (kind === 'whole') return /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
