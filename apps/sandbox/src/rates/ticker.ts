/** Simulates an exchange's public ticker: older pairs are returned under a longer name than requested. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eurPerUnit } from './values.ts';

type Quoted = keyof typeof eurPerUnit;

const pairs: Readonly<Record<Quoted, { readonly asked: string; readonly name: string; readonly inverted?: true }>> = {
  USD: { asked: 'EURUSD', name: 'ZEURZUSD', inverted: true },
  CAD: { asked: 'EURCAD', name: 'EURCAD', inverted: true },
  BTC: { asked: 'XBTEUR', name: 'XXBTZEUR' },
  LTC: { asked: 'LTCEUR', name: 'XLTCZEUR' },
  DOG: { asked: 'XDGEUR', name: 'XDGEUR' },
  ETH: { asked: 'ETHEUR', name: 'XETHZEUR' },
  USDT: { asked: 'USDTEUR', name: 'USDTEUR' },
};

const answeredAs = new Map(
  Object.entries(pairs).map(([currency, { asked, name, inverted }]) => {
    const price = Number(eurPerUnit[currency as Quoted]);
    return [asked, { name, price: inverted ? 1 / price : price }];
  }),
);

/** Distance of ask and bid from the price. */
const halfSpread = 0.0005;

const book = (price: number) => ({
  a: [(price * (1 + halfSpread)).toFixed(8), '1', '1.000'],
  b: [(price * (1 - halfSpread)).toFixed(8), '1', '1.000'],
  c: [price.toFixed(8), '0.10000000'],
});

const query = z.object({ pair: z.string() });

export const serveTicker = (app: FastifyInstance): void => {
  const answer = (request: FastifyRequest) => {
    const asked = query.safeParse(request.query);
    const found = (asked.success ? asked.data.pair.split(',') : []).map((name) => answeredAs.get(name));
    if (found.length === 0 || found.includes(undefined)) return { error: ['EQuery:Unknown asset pair'] };
    const result = Object.fromEntries(found.flatMap((one) => (one === undefined ? [] : [[one.name, book(one.price)]])));
    return { error: [], result };
  };
  app.get('/0/public/Ticker', async (request, reply) => reply.send(answer(request)));
};
