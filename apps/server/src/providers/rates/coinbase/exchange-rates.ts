/**
 * Coinbase's public exchange rates: the value of one EUR in each currency, in one list. Needs no account. The list has no timestamp, so
 * a quote is as old as its answer.
 */
import { currencies, parseRate, rateDecimals } from '@carmine/money';
import { z } from 'zod';
import type { Quote, QuotesAnswer, RateProvider } from '../../../modules/rates/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { answerOf } from '../answer-of.ts';

const one = 10n ** BigInt(rateDecimals);

const list = z.object({
  data: z.object({ currency: z.literal('EUR'), rates: z.record(z.string(), z.string().max(60)) }),
});

/** Truncates to the precision of rates. */
const readPerEuro = (text: string): bigint | undefined => {
  const [whole = '', fraction] = text.split('.');
  return parseRate(fraction === undefined ? whole : `${whole}.${fraction.slice(0, rateDecimals)}`);
};

const readList = (body: string, at: Date): QuotesAnswer => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, reason: 'answer_invalid' };
  }
  const read = list.safeParse(json);
  if (!read.success) return { ok: false, reason: 'answer_invalid' };
  const { rates } = read.data.data;
  const quotes = currencies.flatMap(({ code, display }): Quote[] => {
    const perEuro = code === 'EUR' ? undefined : readPerEuro(rates[display] ?? '');
    return perEuro === undefined ? [] : [{ currency: code, scaled: (one * one) / perEuro, at }];
  });
  return answerOf(quotes);
};

export const createCoinbase = (http: OutboundHttp, clock: Clock): RateProvider => ({
  name: 'coinbase',
  latest: async () => {
    const answer = await http.send({ method: 'GET', path: '/v2/exchange-rates?currency=EUR' });
    if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
    return answer.status === 200 ? readList(answer.body, clock.now()) : { ok: false, reason: 'answer_invalid' };
  },
});
