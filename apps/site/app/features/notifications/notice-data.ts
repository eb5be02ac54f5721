/** What a notice carries, read for its texts in any language. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { displayAmount } from '../../amounts/display.ts';

export type NoticeData = Readonly<Record<string, string>>;

export interface NoticeText {
  readonly title: (data: NoticeData) => string;
  readonly text?: (data: NoticeData) => string | undefined;
}

const signs: Readonly<Record<string, CurrencyCode>> = { '€': 'EUR', $: 'USD', CA$: 'CAD' };

/** `€1,318.40` or `0.00100000 BTC`: the server writes amounts into a notice in English. */
const written = /^([^\d\s]*)([\d,]+(?:\.\d+)?)(?: (\w+))?$/;

/** An amount of the notice as the page's language writes it; whatever cannot be read stays as it is. */
export const amountIn = (data: NoticeData, name: 'amount' | 'owed' | 'settled' = 'amount'): string => {
  const text = data[name] ?? '';
  const [, sign = '', figures = '', unit = ''] = written.exec(text) ?? [];
  const code = sign === '' ? parseCurrencyCode(unit) : signs[sign];
  return code === undefined ? text : displayAmount(code, figures.replaceAll(',', ''));
};

export interface LimitChange {
  readonly kind: string;
  readonly span: string;
  /** Nothing: no limit. */
  readonly limit: string | undefined;
  /** It applies now; otherwise it still has to be confirmed. */
  readonly isSet: boolean;
}

/** `deposit,day,100.00,set;…`: none where the notice does not say which. */
export const limitChangesIn = (data: NoticeData): LimitChange[] =>
  (data['changes'] ?? '')
    .split(';')
    .filter((change) => change !== '')
    .map((change) => {
      const [kind = '', span = '', amount = '', outcome = ''] = change.split(',');
      return { kind, span, limit: amount === '' ? undefined : displayAmount('EUR', amount), isSet: outcome === 'set' };
    });
