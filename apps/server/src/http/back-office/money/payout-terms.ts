/** Limits and fees of withdrawals, and what gateways keep: looser limits and any change of a fee wait for a second operator. */
import {
  setAgreedFees,
  setCashOutLimits,
  setPayoutMethod,
  type CashOutLimitsAnswer,
  type PayoutMethodAnswer,
} from '@carmine/contract/back-office/money/settings';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { FastifyInstance } from 'fastify';
import { feesText, isLooserLimits, needsTwo, readFees, type Desk } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { cents, eur } from './money-answers.ts';
import type { BackOfficeService } from '../service.ts';

type Settings = Awaited<ReturnType<Desk['settings']>>;

/** From 1/100 percent. */
export const percentText = (points: bigint): string =>
  `${points / 100n}.${(points % 100n).toString().padStart(2, '0')}`;

const known = (value: bigint | undefined): string | null => (value === undefined ? null : eur(value));

export const termsAnswer = ({
  limits,
  methods,
}: Pick<Settings, 'limits' | 'methods'>): { limits: CashOutLimitsAnswer; methods: PayoutMethodAnswer[] } => ({
  limits: { mostEur: eur(limits.most), playerDayEur: known(limits.playerDay) },
  methods: methods.map(({ method, name, isRail, hasFee, day, feePoints, feeFixed }) => ({
    ...{ method, name, isRail, hasFee, dayEur: known(day) },
    ...{ feePercent: percentText(feePoints), feeFixedEur: eur(feeFixed) },
  })),
});

/** What the database accepts, in EUR cents and 1/100 percent. */
const highest = { most: 100_000_000n, feePoints: 2_000n, feeFixed: 10_000n } as const;
const leastDay = 100n;

const day = (text: string | null): bigint | undefined => (text === null ? undefined : cents(text));

export const registerPayoutTerms = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk, approvals } = service.modules;

  route(app, service, setCashOutLimits, async ({ body: { mostEur, playerDayEur, reason }, operator }) => {
    const limits = { most: cents(mostEur), playerDay: day(playerDayEur) };
    const { limits: before, currencies } = await desk.settings();
    const minimums = [...currencies.values()].map(({ leastCashOut }) => leastCashOut);
    const least = minimums.reduce((most, one) => (one > most ? one : most), leastPaymentEurCents);
    const wrongDay = limits.playerDay !== undefined && limits.playerDay < leastDay;
    if (limits.most < least || limits.most > highest.most || wrongDay) return refuse('limit_not_allowed');
    if (isLooserLimits(limits, before)) {
      const wish = { kind: 'loosen_limits', most: limits.most, playerDay: limits.playerDay ?? null } as const;
      const asked = await approvals.ask({ wish, by: operator.id, reason });
      return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
    }
    await desk.setLimits({ limits, operatorId: operator.id, reason });
    return answer(204);
  });

  route(app, service, setPayoutMethod, async ({ params: { method }, body, operator }) => {
    const { reason } = body;
    const before = (await desk.settings()).methods.find((one) => one.method === method);
    if (before === undefined) return refuse('method_not_found');
    const terms = {
      ...{ day: day(body.dayEur), feeFixed: cents(body.feeFixedEur) },
      // Percent with two decimals is read like an amount of euro.
      feePoints: cents(body.feePercent),
    };
    if (terms.day !== undefined && (!before.isRail || terms.day < leastDay))
      return refuse(before.isRail ? 'limit_not_allowed' : 'fee_not_allowed');
    const isFree = terms.feePoints === 0n && terms.feeFixed === 0n;
    if (terms.feePoints > highest.feePoints || terms.feeFixed > highest.feeFixed || (!before.hasFee && !isFree))
      return refuse('fee_not_allowed');
    if (needsTwo(terms, before)) {
      const { feePoints, feeFixed } = terms;
      const wish = { kind: 'set_payout_method', subject: method, day: terms.day ?? null, feePoints, feeFixed } as const;
      const asked = await approvals.ask({ wish, by: operator.id, reason });
      return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
    }
    await desk.setPayoutMethod({ method, terms, operatorId: operator.id, reason });
    return answer(204);
  });

  // Less is no smaller step than more: what a gateway keeps without an agreement stops its payouts.
  route(app, service, setAgreedFees, async ({ params: { gateway }, body: { fees, reason }, operator }) => {
    const isGateway = (await desk.settings()).agreedFees.some(({ code }) => code === gateway);
    if (!isGateway) return refuse('gateway_not_found');
    const read = readFees(fees);
    if (read === undefined) return refuse('fees_not_readable');
    const wish = { kind: 'set_agreed_fees', subject: gateway, fees: feesText(read) } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};
