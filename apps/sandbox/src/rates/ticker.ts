/** Simulates an exchange's public ticker: older pairs are returned under a longer name than requested. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eurPerUnit } from './values.ts';

const answeredAs: Readonly<Record<string, { readonly name: string; readonly price: number }>> = {
  EURUSD: { name: 'ZEURZUSD', price: 1 / Number(eurPerUnit.USD) },
  EURCAD: { name: 'EURCAD', price: 1 / Number(eurPerUnit.CAD) },
  XBTEUR: { name: 'XXBTZEUR', price: Number(eurPerUnit.BTC) },
  LTCEUR: { name: 'XLTCZEUR', price: Number(eurPerUnit.LTC) },
  XDGEUR: { name: 'XDGEUR', price: Number(eurPerUnit.DOG) },
  ETHEUR: { name: 'XETHZEUR', price: Number(eurPerUnit.ETH) },
  USDTEUR: { name: 'USDTEUR', price: Number(eurPerUnit.USDT) },
};

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
    const found = (asked.success ? asked.data.pair.split(',') : []).map((name) => answeredAs[name]);
    if (found.length === 0 || found.includes(undefined)) return { error: ['EQuery:Unknown asset pair'] };
    const result = Object.fromEntries(found.flatMap((one) => (one === undefined ? [] : [[one.name, book(one.price)]])));
    return { error: [], result };
  };
  app.get('/0/public/Ticker', async (request, reply) => reply.send(answer(request)));
};
