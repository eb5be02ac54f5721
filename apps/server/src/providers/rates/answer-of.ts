import { currencies } from '@carmine/money';
import type { Quote, QuotesAnswer } from '../../modules/rates/ports.ts';

/** Rejects incomplete lists, because a missing currency would become stale unnoticed. */
export const answerOf = (quotes: readonly Quote[]): QuotesAnswer =>
  currencies.every(({ code }) => code === 'EUR' || quotes.some(({ currency }) => currency === code))
    ? { ok: true, quotes }
    : { ok: false, reason: 'answer_invalid' };
