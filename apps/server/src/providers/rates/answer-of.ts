import { currencies } from '@carmine/money';
import type { Quote, QuotesAnswer } from '../../modules/rates/ports.ts';

/** A list with holes would leave some currency to grow stale in silence. */
export const answerOf = (quotes: readonly Quote[]): QuotesAnswer =>
  currencies.every(({ code }) => code === 'EUR' || quotes.some(({ currency }) => currency === code))
    ? { ok: true, quotes }
    : { ok: false, reason: 'answer_invalid' };
