/** Parses and builds MiFinity's documents. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { DepositOrder, PaymentReport, PayoutOrder, ReportedStatus } from '../../../modules/payments/ports.ts';

const statuses = {
  SUCCESSFUL: 'paid',
  FAILED: 'failed',
  PENDING: 'pending',
  NOT_COMPLETED: 'pending',
} as const satisfies Record<string, ReportedStatus>;
type Status = keyof typeof statuses;

const payoutStates = {
  SUBMITTED: 'pending',
  'PROCESSED BY ACQUIRER': 'paid',
  REJECTED: 'failed',
} as const;
type PayoutState = keyof typeof payoutStates;

const traceId = z.string().regex(/^[\w-]{1,48}$/);

/** Numbers in their answers; the digits are what counts. */
const moneyDocument = z.object({
  amount: z.union([z.string().max(32), z.number()]).transform(String),
  currency: z.string().max(8),
});
type MoneyDocument = z.infer<typeof moneyDocument>;

const initiated = z.object({
  payload: z.tuple([z.object({ traceId, initializationToken: z.string().regex(/^[\w.~-]{1,500}$/) })]),
});

const paymentStatus = z.object({
  payload: z.tuple([
    z.object({
      status: z.enum(Object.keys(statuses) as [Status, ...Status[]]),
      detailedStatus: z.string().max(64).nullish(),
      /** Present at the latest once it is paid. */
      paymentResponse: z
        .object({
          traceId,
          clientReference: z.string().max(64),
          money: moneyDocument,
          /** What arrived. */
          destinationMoney: moneyDocument,
          customerAccountNumber: z.string().max(64).nullish(),
        })
        .nullish(),
    }),
  ]),
});
export type PaymentStatus = z.infer<typeof paymentStatus>['payload'][0];

const transfer = z.object({
  payload: z.tuple([
    z.object({
      ...{ traceId, money: moneyDocument, transactionReference: z.string().max(64) },
      status: z.enum(Object.keys(payoutStates) as [PayoutState, ...PayoutState[]]),
    }),
  ]),
});
export type Transfer = z.infer<typeof transfer>['payload'][0];

const notice = z.object({ traceId });

const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const readInitiated = (text: string) => read(initiated, text)?.payload[0];
export const readStatus = (text: string): PaymentStatus | undefined => read(paymentStatus, text)?.payload[0];
export const readTransfer = (text: string): Transfer | undefined => read(transfer, text)?.payload[0];
export const readNoticeBody = (rawBody: Buffer) => read(notice, rawBody.toString('utf8'));

const moneyOf = ({ currency: code, amount: text }: MoneyDocument): Money | undefined => {
  const currency = parseCurrencyCode(code);
  const amount = currency === undefined ? undefined : parseAmount(currency, text);
  return amount?.ok === true ? amount.money : undefined;
};

const isSame = (document: MoneyDocument, amount: Money): boolean => {
  const stated = moneyOf(document);
  return stated?.currency === amount.currency && stated.subunits === amount.subunits;
};

const digits = (text: string | null): string => (text ?? '').replaceAll(/\D/g, '');

const dayOf = (seconds: number | null): string => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

const money = (amount: Money) => ({ amount: formatAmount(amount), currency: amount.currency });

export interface Account {
  readonly account: string;
  readonly brandId: string;
  readonly merchantName: string;
}

/** Always the same text for the same order, by which repetitions are recognised. */
export const initBody = (
  { account, brandId, merchantName }: Account,
  order: DepositOrder,
  { validationKey, callbackUrl }: { readonly validationKey: string; readonly callbackUrl: string },
): string => {
  const { player } = order;
  return JSON.stringify({
    money: money(order.amount),
    client: {
      ...{ firstName: player.firstName, lastName: player.lastName, emailAddress: player.email },
      ...{ phone: digits(player.phoneNumber), dialingCode: digits(player.dialingCode) },
      ...{ nationality: player.country, dob: dayOf(player.dateOfBirth) },
    },
    address: { addressLine1: player.address ?? '', city: player.city ?? '', countryCode: player.country },
    ...{ validationKey, clientReference: order.playerRef, traceId: order.paymentRef },
    ...{ description: `Deposit at ${merchantName}`, destinationAccountNumber: account, brandId },
    ...{ returnUrl: callbackUrl, errorUrl: callbackUrl, languagePreference: order.language },
  });
};

/** To the account that paid. */
export const transferBody = (
  { account, merchantName }: Account,
  { payoutRef, amount }: PayoutOrder,
  { customer, callbackUrl }: { readonly customer: string; readonly callbackUrl: string },
): string =>
  JSON.stringify({
    ...{ sourceAccount: account, destinationAccount: customer, money: money(amount), traceId: payoutRef },
    ...{ description: merchantName.slice(0, 25), callbackUrl },
  });

/** What it says of the order; it may say nothing yet. */
export const isForDeposit = (order: DepositOrder, { paymentResponse }: PaymentStatus): boolean =>
  paymentResponse === undefined ||
  paymentResponse === null ||
  (paymentResponse.traceId === order.paymentRef &&
    paymentResponse.clientReference === order.playerRef &&
    isSame(paymentResponse.money, order.amount));

export const isForPayout = ({ payoutRef, amount }: PayoutOrder, document: Transfer): boolean =>
  document.traceId === payoutRef && isSame(document.money, amount);

const abandoned = 'ABANDONED_BY_USER';

export const toReport = (paymentRef: string, document: PaymentStatus, expiresAt: Date): PaymentReport => {
  const { status, detailedStatus, paymentResponse: paid } = document;
  return {
    ...{ reference: paymentRef, expiresAt },
    // Asked by a key that only this payment has.
    paymentRef: paid?.traceId ?? paymentRef,
    playerRef: paid?.clientReference ?? '',
    status: status === 'FAILED' && detailedStatus === abandoned ? 'cancelled' : statuses[status],
    paid: status === 'SUCCESSFUL' && paid ? moneyOf(paid.destinationMoney) : undefined,
    instrument: paid?.customerAccountNumber ?? undefined,
  };
};

export const payoutStateOf = ({ status }: Transfer): 'pending' | 'paid' | 'failed' => payoutStates[status];
