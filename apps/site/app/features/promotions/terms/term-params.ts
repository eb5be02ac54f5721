/** Parameters of a term, written as the page's language writes them. */
import type { TermParams } from '@carmine/contract/promotions/term-texts';
import type { Term } from '@carmine/contract/promotions/terms';
import { parseAmount, parseCurrencyCode } from '@carmine/money';
import { displayCode, displayMoney } from '../../../amounts/display.ts';
import { displayMoment } from '../../../amounts/moment.ts';
import { displayPercent } from '../../../amounts/percent.ts';

const shownAmount = (text: string): string | undefined => {
  const [figures = '', code = ''] = text.split(' ');
  const currency = parseCurrencyCode(code);
  const read = currency === undefined ? undefined : parseAmount(currency, figures);
  return read?.ok === true ? displayMoney(read.money) : undefined;
};

export type NameOf = (gameId: string) => string;

export const termParams = (params: Term['params'], nameOf: NameOf): TermParams => {
  const text = (name: string): string => String(params[name] ?? '');
  const parts = (name: string, shown: (part: string) => string): string => text(name).split(', ').map(shown).join(', ');
  return {
    has: (name) => params[name] !== undefined && params[name] !== '',
    text,
    count: (name) => Number(params[name] ?? 0),
    amount: (name) => shownAmount(text(name)) ?? text(name),
    percent: (name) => displayPercent(text(name) === '' ? '0' : text(name)),
    time: (name) => displayMoment(text(name)),
    list: (name) => parts(name, (part) => shownAmount(part) ?? displayCode(part)),
    games: (name) => parts(name, nameOf),
  };
};
