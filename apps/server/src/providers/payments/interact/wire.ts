/** Parses and builds the documents of the processor behind Interac. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { DepositOrder, PaymentReport, ReportedStatus } from '../../../modules/payments/ports.ts';

const statuses = {
  STATUS_INITED: 'pending',
  STATUS_PENDING: 'pending',
  STATUS_SUCCESS: 'paid',
  STATUS_REJECTED: 'failed',
  STATUS_REJECTED1: 'failed',
  STATUS_FAILED: 'failed',
  STATUS_EXPIRED: 'expired',
  STATUS_ABORTED1: 'cancelled',
} as const satisfies Record<string, ReportedStatus>;
type Status = keyof typeof statuses;

/** A deposit by a bank, and an e-transfer to a player. */
export type TransactionType = 'CPI' | 'ETO';

/** Amounts are written with and without quotes. */
const amountText = z.union([z.string().max(32), z.number()]).transform(String);

const known = {
  transactionId: z.string().regex(/^[\w-]{1,64}$/),
  userId: z.string().max(64),
  type: z.string().max(8),
  amount: amountText,
  currency: z.string().max(8),
};

const tokenDocument = z.object({ token: z.string().regex(/^[\w.-]{1,1500}$/), data: z.object(known) });
export type TokenDocument = z.infer<typeof tokenDocument>;

const transaction = z.object({
  ...known,
  status: z.enum(Object.keys(statuses) as [Status, ...Status[]]),
  name: z.string().max(200),
  email: z.string().max(320),
  created: z.iso.datetime(),
});
export type Transaction = z.infer<typeof transaction>;

const sent = z.object({ id: z.string().max(64), status: z.string().max(32) });

const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const readToken = (text: string): TokenDocument | undefined => read(tokenDocument, text);
export const readTransaction = (text: string): Transaction | undefined => read(transaction, text);
/** The answer to sending an e-transfer; its id. */
export const readSent = (text: string): string | undefined => read(sent, text)?.id;

const moneyOf = ({ currency: code, amount: text }: Pick<Transaction, 'amount' | 'currency'>): Money | undefined => {
  const currency = parseCurrencyCode(code);
  const amount = currency === undefined ? undefined : parseAmount(currency, text);
  return amount?.ok === true ? amount.money : undefined;
};

/** Exactly two decimals: others are refused. */
const decimals = (amount: Money): string => formatAmount(amount);

export interface Ordered {
  readonly type: TransactionType;
  readonly ref: string;
  readonly userId: string;
  readonly amount: Money;
}

/** Whether a document is about this transaction. */
export const isFor = ({ type, ref, userId, amount }: Ordered, document: TokenDocument['data']): boolean => {
  const stated = moneyOf(document);
  return (
    document.transactionId === ref &&
    document.userId === userId &&
    document.type === type &&
    stated?.currency === amount.currency &&
    stated.subunits === amount.subunits
  );
};

export interface Recipient {
  readonly name: string;
  readonly email: string;
}

export interface Addresses {
  readonly returnUrl?: string;
  readonly listenerUrl: string;
  readonly site: string;
}

/** North American numbers only, in digits: others are left out. */
export const mobileOf = ({ dialingCode, phoneNumber }: DepositOrder['player']): string | undefined => {
  const digits = (phoneNumber ?? '').replaceAll(/\D/g, '');
  return dialingCode?.replace(/\D/g, '') === '1' && digits.length === 10 ? digits : undefined;
};

export const requestBody = (
  ordered: Ordered,
  { name, email }: Recipient,
  addresses: Addresses,
  more: { readonly userIp: string; readonly language: string; readonly mobile?: string; readonly sandbox: boolean },
): string =>
  JSON.stringify({
    ...{ userId: ordered.userId, transactionId: ordered.ref, type: ordered.type, name, email, ...addresses, ...more },
    ...{ currency: ordered.amount.currency, amount: decimals(ordered.amount) },
  });

/** How long a player has: it states no time. */
const lifetimeMs = 1_800_000;

export const expiryOf = (created: Date): Date => new Date(created.getTime() + lifetimeMs);

export const toReport = (document: Transaction): PaymentReport => ({
  reference: document.transactionId,
  paymentRef: document.transactionId,
  playerRef: document.userId,
  status: statuses[document.status],
  paid: document.status === 'STATUS_SUCCESS' ? moneyOf(document) : undefined,
  expiresAt: expiryOf(new Date(document.created)),
});

const payoutStates = { pending: 'pending', paid: 'paid' } as const;

/** Everything but success that is final has failed. */
export const payoutStateOf = ({ status }: Transaction): 'pending' | 'paid' | 'failed' => {
  const said = statuses[status];
  return said === 'pending' || said === 'paid' ? payoutStates[said] : 'failed';
};

const noticeWords = z.object({
  transaction: z.string().regex(/^[\w-]{1,64}$/),
  status: z.string().regex(/^STATUS_[A-Z0-9]{1,20}$/),
});

/** What the address of a notification says. */
export const readNoticeQuery = (query: Readonly<Record<string, string>>) => noticeWords.safeParse(query).data;
