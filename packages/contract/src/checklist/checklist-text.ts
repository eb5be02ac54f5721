/** One item of the checklist before a withdrawal, worded. */
import { currency as currencyOf, moneyText, pageLocale, readAmount, type CurrencyCode } from '@carmine/money';
import type { ChecklistItem } from '../payments/cash-outs.ts';
import { checklistTexts } from './texts.ts';
import { momentText } from '../problem-texts/parameters.ts';

type Facts = Omit<ChecklistItem, 'message' | 'link'>;

/** Without `timeZone`, times are in the reader's own zone. */
export const checklistText = (
  { code, done, unjudged, amounts = [], names = [], owed, until }: Facts,
  currency: CurrencyCode,
  timeZone?: string,
): string =>
  checklistTexts[code]({
    done,
    unjudged: unjudged === true,
    amounts: amounts.map((amount) => moneyText(readAmount(currency, amount))),
    currency: currencyOf(currency).display,
    names: new Intl.ListFormat(pageLocale).format(names),
    owed: owed === undefined ? '' : moneyText(readAmount(owed.currency, owed.amount)),
    until: until === undefined ? '' : momentText(until, timeZone),
  });
