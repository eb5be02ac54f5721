/**
 * Kraken's public ticker: the midpoint of best ask and best bid of each pair with EUR. Needs no account. The ticker has no timestamp,
 * so a quote is as old as its answer.
 */
import { parseRate, rateDecimals, type CurrencyCode } from '@carmine/money';
import { z } from 'zod';
import type { Quote, QuotesAnswer, RateProvider } from '../../../modules/rates/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { answerOf } from '../answer-of.ts';

type Quoted = Exclude<CurrencyCode, 'EUR'>;

interface Pair {
  readonly asked: string;
  /** Older pairs are returned under a longer name. */
  readonly answered: readonly string[];
  /** The pair quotes one EUR in the currency. */
  readonly inverted?: true;
}

const pairs: Readonly<Record<Quoted, Pair>> = {
  USD: { asked: 'EURUSD', answered: ['ZEURZUSD', 'EURUSD'], inverted: true },
  CAD: { asked: 'EURCAD', answered: ['EURCAD', 'ZEURZCAD'], inverted: true },
  BTC: { asked: 'XBTEUR', answered: ['XXBTZEUR', 'XBTEUR'] },
  LTC: { asked: 'LTCEUR', answered: ['XLTCZEUR', 'LTCEUR'] },
  DOG: { asked: 'XDGEUR', answered: ['XDGEUR', 'XXDGZEUR'] },
  ETH: { asked: 'ETHEUR', answered: ['XETHZEUR', 'ETHEUR'] },
  USDT: { asked: 'USDTEUR', answered: ['USDTEUR', 'USDTZEUR'] },
};

export const tickerPath = `/0/public/Ticker?pair=${Object.values(pairs)
  .map(({ asked }) => asked)
  .join(',')}`;

/** An order book with a wider spread than a twentieth is illiquid, and its midpoint is no price. */
const widestSpread = 20n;

const one = 10n ** BigInt(rateDecimals);

const side = z.array(z.string()).min(1);
const ticker = z.object({
  error: z.array(z.string()).length(0),
  result: z.record(z.string(), z.object({ a: side, b: side })),
});

const middleOf = (ask: string | undefined, bid: string | undefined): bigint | undefined => {
  const [high, low] = [parseRate(ask ?? ''), parseRate(bid ?? '')];
  if (high === undefined || low === undefined || low > high) return undefined;
  return (high - low) * widestSpread > high ? undefined : (high + low) / 2n;
};

const readTicker = (body: string, at: Date): QuotesAnswer => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, reason: 'answer_invalid' };
  }
  const read = ticker.safeParse(json);
  if (!read.success) return { ok: false, reason: 'answer_invalid' };
  const { result } = read.data;
  const quotes = Object.entries(pairs).flatMap(([currency, { answered, inverted }]): Quote[] => {
    const name = answered.find((key) => Object.hasOwn(result, key));
    const found = name === undefined ? undefined : result[name];
    const middle = middleOf(found?.a[0], found?.b[0]);
    if (middle === undefined) return [];
    return [{ currency: currency as Quoted, scaled: inverted ? (one * one) / middle : middle, at }];
  });
  return answerOf(quotes);
};

export const createKraken = (http: OutboundHttp, clock: Clock): RateProvider => ({
  name: 'kraken',
  latest: async () => {
    const answer = await http.send({ method: 'GET', path: tickerPath });
    if (!answer.ok || answer.status >= 500) return { ok: false, reason: 'unreachable' };
    return answer.status === 200 ? readTicker(answer.body, clock.now()) : { ok: false, reason: 'answer_invalid' };
  },
});
