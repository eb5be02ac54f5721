/** What a notice carries, read for its texts in any language. */
import { parseCurrencyCode } from '@carmine/money';
import { displayAmount } from '../../amounts/display.ts';

export type NoticeData = Readonly<Record<string, string>>;

export interface NoticeText {
  readonly title: (data: NoticeData) => string;
  readonly text?: (data: NoticeData) => string | undefined;
}

/** An amount of the notice as the page's language writes it; nothing where it has none. */
export const amountIn = (data: NoticeData, name: 'amount' | 'owed' | 'settled' | 'whole' = 'amount'): string => {
  const [code, amount] = [parseCurrencyCode(data['currency'] ?? ''), data[name]];
  return code === undefined || amount === undefined ? '' : displayAmount(code, amount);
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
