/** Parses and validates the sandbox's list of EUR per unit. */
import { parseCurrencyCode, parseRate } from '@carmine/money';
import { z } from 'zod';
import type { Quote, QuotesAnswer, RateProvider } from '../../../modules/rates/ports.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { answerOf } from '../answer-of.ts';

const list = z.object({
  base: z.literal('EUR'),
  quoted_at: z.iso.datetime(),
  eur_per_unit: z.record(z.string(), z.string()),
});

const readList = (body: string): QuotesAnswer => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, reason: 'answer_invalid' };
  }
  const read = list.safeParse(json);
  if (!read.success) return { ok: false, reason: 'answer_invalid' };
  const at = new Date(read.data.quoted_at);
  const quotes: Quote[] = [];
  for (const [name, text] of Object.entries(read.data.eur_per_unit)) {
    const currency = parseCurrencyCode(name);
    if (currency === undefined || currency === 'EUR') continue;
    const scaled = parseRate(text);
    if (scaled === undefined) return { ok: false, reason: 'answer_invalid' };
    quotes.push({ currency, scaled, at });
  }
  return answerOf(quotes);
};

export const createEuroList = (http: OutboundHttp): RateProvider => ({
  name: 'rates',
  latest: async () => {
    const answer = await http.send({ method: 'GET', path: '/rates/v1/latest' });
    if (!answer.ok || answer.status >= 500) return { ok: false, reason: 'unreachable' };
    return answer.status === 200 ? readList(answer.body) : { ok: false, reason: 'answer_invalid' };
  },
});
