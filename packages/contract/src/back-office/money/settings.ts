/** Payment settings: gateways, currencies with their minimums, automatic approval. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest, isoTime, text } from '../../types.ts';

const base = '/back-office/api/v1/payment-settings';

/** EUR with two decimals at most. */
const euros = z.string().regex(/^(0|[1-9][0-9]{0,8})(\.[0-9]{1,2})?$/, 'An amount in euro, such as 400 or 12.50');
const reason = text(5, 500);

const gatewayHealth = z.object({
  isDown: z.boolean(),
  answeredAt: isoTime.nullable(),
  failingSince: isoTime.nullable(),
  /** Of the last call without an answer. */
  failure: z.string().nullable(),
  /** Deposits of the last 24 hours that ended, and those of them that were credited. */
  ended: z.int(),
  credited: z.int(),
  /** Median time to credit of the last 24 hours. */
  daySeconds: z.int().nullable(),
});
export type GatewayHealthAnswer = z.infer<typeof gatewayHealth>;

const currencySettings = z.object({
  currency: currencyAnswer,
  deposits: z.boolean(),
  cashOuts: z.boolean(),
  leastDepositEur: amountAnswer,
  leastCashOutEur: amountAnswer,
});
export type CurrencySettings = z.infer<typeof currencySettings>;

const rules = z.object({
  automatic: z.boolean(),
  upToEur: amountAnswer,
  perDayEur: amountAnswer,
  twoPersonsFromEur: amountAnswer,
});
export type CashOutRulesAnswer = z.infer<typeof rules>;

const limits = z.object({
  /** Of one request. */
  mostEur: amountAnswer,
  /** Of one player in 24 hours; `null`: no limit. */
  playerDayEur: amountAnswer.nullable(),
});
export type CashOutLimitsAnswer = z.infer<typeof limits>;

const payoutMethod = z.object({
  /** A gateway, a rail, or `MANUAL` for bank transfers. */
  method: z.string(),
  name: z.string(),
  /** It has a limit for all players together. */
  isRail: z.boolean(),
  /** It has a fee. */
  hasFee: z.boolean(),
  dayEur: amountAnswer.nullable(),
  /** Percent with two decimals at most. */
  feePercent: z.string(),
  feeFixedEur: amountAnswer,
});
export type PayoutMethodAnswer = z.infer<typeof payoutMethod>;

const agreedFees = z.object({
  /** Of the gateway. */
  code: z.string(),
  name: z.string(),
  /** Such as `deposit 2.9% + 0.25, payout 1%`; empty: nothing. */
  fees: z.string(),
});
export type AgreedFeesAnswer = z.infer<typeof agreedFees>;

export const readPaymentSettings = endpoint({
  name: 'readPaymentSettings',
  method: 'GET',
  path: base,
  summary: 'Current gateways, currencies, minimums and automatic approval',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      gateways: z.array(
        z.object({
          code: z.string(),
          /** As players know it. */
          name: z.string(),
          enabled: z.boolean(),
          currencies: z.array(currencyAnswer),
          /** `null` until its first call. */
          health: gatewayHealth.nullable(),
        }),
      ),
      currencies: z.array(currencySettings),
      rules,
      limits,
      methods: z.array(payoutMethod),
      agreedFees: z.array(agreedFees),
    }),
  },
});
export type PaymentSettings = z.infer<(typeof readPaymentSettings.answers)[200]>;

export const switchGateway = endpoint({
  name: 'switchGateway',
  method: 'PUT',
  path: `${base}/gateways/:code`,
  summary: 'Switches a gateway on or off for new deposits',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ code: z.string().regex(/^[A-Z_]{2,16}$/) }),
  body: z.strictObject({ enabled: z.boolean(), reason }),
  answers: { 204: null },
});

export const setPaymentCurrency = endpoint({
  name: 'setPaymentCurrency',
  method: 'PUT',
  path: `${base}/currencies/:currency`,
  summary: 'Switches a currency on or off and sets its minimums, worth at least €10',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ currency: currencyRequest }),
  body: z.strictObject({
    deposits: z.boolean(),
    cashOuts: z.boolean(),
    leastDepositEur: euros,
    leastCashOutEur: euros,
    reason,
  }),
  answers: { 204: null },
});

export const setCashOutRules = endpoint({
  name: 'setCashOutRules',
  method: 'PUT',
  path: `${base}/cash-out-rules`,
  summary:
    'Sets automatic approval and the threshold for two operators; looser values apply once a second operator has approved',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ automatic: z.boolean(), upToEur: euros, perDayEur: euros, twoPersonsFromEur: euros, reason }),
  answers: { 204: null, 202: z.object({ waits: z.literal(true) }) },
});

const waits = { 204: null, 202: z.object({ waits: z.literal(true) }) } as const;

export const setCashOutLimits = endpoint({
  name: 'setCashOutLimits',
  method: 'PUT',
  path: `${base}/cash-out-limits`,
  summary:
    'Sets the maximum of one withdrawal and of a player’s day; higher ones apply once a second operator has approved',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ mostEur: euros, playerDayEur: euros.nullable(), reason }),
  answers: waits,
});

export const setPayoutMethod = endpoint({
  name: 'setPayoutMethod',
  method: 'PUT',
  path: `${base}/payout-methods/:method`,
  summary:
    'Sets the daily limit and the fee of a method; a higher limit and any other fee apply once a second operator has approved',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ method: z.string().regex(/^[A-Z_]{2,16}$/) }),
  body: z.strictObject({
    dayEur: euros.nullable(),
    feePercent: z.string().regex(/^(0|[1-9][0-9]?)(\.[0-9]{1,2})?$/, 'A percentage such as 2 or 1.25'),
    feeFixedEur: euros,
    reason,
  }),
  answers: waits,
});

export const setAgreedFees = endpoint({
  name: 'setAgreedFees',
  method: 'PUT',
  path: `${base}/agreed-fees/:gateway`,
  summary: 'Asks for other fees that a gateway may keep by contract; they apply once a second operator has approved',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ gateway: z.string().regex(/^[A-Z_]{2,16}$/) }),
  body: z.strictObject({ fees: z.string().max(300), reason }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});
