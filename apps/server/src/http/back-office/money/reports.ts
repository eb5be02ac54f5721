/** Reports about the house's money. */
import * as contract from '@carmine/contract/back-office/money/reports';
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { promotionKinds, type PromotionDay, type PromotionFigures } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

const dayMs = 86_400_000;
const usualDays = 30;
/** A report over more reads too much at once. */
export const mostDays = 92;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const costOf = ({ kind, amount }: PromotionDay): bigint => BigInt(promotionKinds[kind]) * amount;

const costsOf = ({ days }: PromotionFigures): contract.PromotionCosts['costs'] => {
  const sums = new Map<CurrencyCode, bigint>();
  for (const one of days) sums.set(one.currency, (sums.get(one.currency) ?? 0n) + costOf(one));
  return [...sums].map(([currency, cost]) => ({ currency, cost: formatAmount(money(currency, cost)) }));
};

const reportAnswer = (figures: PromotionFigures, from: string, to: string): contract.PromotionCosts => ({
  ...{ from, to, costs: costsOf(figures) },
  days: figures.days.map((one) => {
    const isCost = promotionKinds[one.kind] !== 0;
    return {
      ...{ day: one.day, kind: one.kind, currency: one.currency, count: one.count, isCost },
      amount: formatAmount(money(one.currency, isCost ? costOf(one) : one.amount)),
    };
  }),
  open: figures.open.map(({ currency, bonus, freeSpinWin, freeSpins, prizePools }) => {
    const text = (subunits: bigint) => formatAmount(money(currency, subunits));
    return {
      ...{ currency, bonus: text(bonus), freeSpinWinnings: text(freeSpinWin) },
      ...{ freeSpins: text(freeSpins), prizePools: text(prizePools) },
    };
  }),
});

export const registerReports = (app: FastifyInstance, service: BackOfficeService): void => {
  route(app, service, contract.readPromotionCosts, async ({ query }) => {
    const to = query.to ?? dateOf(Date.now());
    const from = query.from ?? dateOf(Date.parse(to) - (usualDays - 1) * dayMs);
    const end = Date.parse(to) + dayMs;
    if (Date.parse(from) >= end || end - Date.parse(from) > mostDays * dayMs) return refuse('period_invalid');
    const figures = await service.modules.wallet.promotionFigures({ from: new Date(from), to: new Date(end) });
    return answer(200, reportAnswer(figures, from, to));
  });
};
