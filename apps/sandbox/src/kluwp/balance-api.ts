/** KLUWP's balance of the merchant account: what was paid in, less what went back to cards. */
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { stateOf, type PayoutParts } from '../gateway/payouts.ts';

const subunits = (currency: CurrencyCode, amount: string): bigint => {
  const parsed = parseAmount(currency, amount);
  return parsed.ok ? parsed.money.subunits : 0n;
};

/** Registered with the payments, behind the same signature check. */
export const registerBalance = (app: FastifyInstance, payments: Desk['payments'], parts: PayoutParts): void => {
  app.get('/kluwp/v1/balance', (_request, reply) => {
    const sums = new Map<CurrencyCode, bigint>();
    const add = (currency: CurrencyCode, amount: bigint): void => {
      sums.set(currency, (sums.get(currency) ?? 0n) + amount);
    };
    for (const { state, charged } of payments.all())
      if (state === 'paid' && charged !== null) add(charged.currency, subunits(charged.currency, charged.amount));
    for (const payout of parts.payouts.all())
      if (stateOf(payout, parts.payoutMs) === 'paid') add(payout.currency, -subunits(payout.currency, payout.amount));
    return reply.send({
      balances: [...sums].map(([currency, sum]) => ({ currency, available: formatAmount(money(currency, sum)) })),
    });
  });
};
