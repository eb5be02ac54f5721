/** Stage of the conformance suite: the party, a listener for its notifications, orders with unique names. */
import type { Checkout } from '@carmine/contract/payments/checkout';
import { money, type CurrencyCode } from '@carmine/money';
import type {
  DepositGateway,
  DepositOrder,
  GatewayDeclaration,
  PaymentReport,
  ReportedStatus,
} from '../modules/payments/ports.ts';
import { listen, readAll, type Listener } from './http-listener.ts';
import { openPage } from './outside-world.ts';
import type { Lacks } from './payment-proof/columns.ts';

/** What may become of a payment that was paid. */
export type Reversal = 'refund' | 'refund-part' | 'chargeback' | 'chargeback-won';

export interface ConformanceSubject {
  readonly gateway: GatewayDeclaration;
  /** Cents of a payout that its party refuses, and pays after all on the outcome `pay-out-late`. */
  readonly refusedPayout?: bigint;
  /** Notifies every paid payout, not only late ones. */
  readonly notifiesPayouts?: true;
  /** The order reaches its party with the player's browser: placing it calls nobody, and its party names it afterwards. */
  readonly isOrderedByBrowser?: boolean;
  /** Ordered by a call, but known to its party only once the player has arrived there. */
  readonly isKnownOnArrival?: true;
  /** Removes a notification's signature; by default its headers. */
  readonly unsign?: (notice: CaughtNotice) => CaughtNotice;
  /** Signs nothing: the address that it was given vouches for its notifications, at any time, and they have no ids of their own. */
  readonly isUnsigned?: true;
  /** Signs without a time and without ids: a signed notification is good at any time, and what says the same is the same. */
  readonly isTimeless?: true;
  /** Tells nothing of payouts, late ones neither. */
  readonly isSilentOnPayouts?: true;
  /** Events that it notifies of one paid payout; default: one, twice. */
  readonly payoutEvents?: number;
  /** What it reports of a payment after it was paid; default: everything. */
  readonly reports?: readonly Reversal[];
  /** Outcomes that it has no word of its own for, and what it says instead. */
  readonly says?: Readonly<Record<string, ReportedStatus>>;
  /** Cases of the proof of payments that its protocol has no word for, each with the reason. */
  readonly lacks?: Lacks;
  /** Where a test acts that has been shown this checkout; default: on its page. */
  readonly pageOf?: (sandboxUrl: string, shown: Checkout) => string | Checkout;
  /** The party, listening on a port. */
  start(): Promise<Party>;
  /** The adapter, with calls to `origin` and pages at `pageOrigin`. */
  adapter(settings: { origin: string; pageOrigin: string; timeoutMs: number }): DepositGateway;
}

export interface Party {
  readonly origin: string;
  /** Simulates the player's action on this checkout. */
  act(checkout: Checkout, outcome: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface CaughtNotice {
  readonly rawBody: Buffer;
  readonly headers: Record<string, string | undefined>;
  readonly query: Record<string, string>;
}

/** As its player has filled in the profile. */
export const orderingPlayer = {
  ...{ name: 'Ada Lovelace', country: 'MT', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' },
  ...{ dialingCode: '+1', phoneNumber: '4165550134', dateOfBirth: 642_902_400 },
  ...{ address: '12 Harbour Street', city: 'Valletta' },
};

/** Euros where they are taken. */
const currencyOf = ({ rules: { currencies } }: GatewayDeclaration): CurrencyCode =>
  currencies.includes('EUR') ? 'EUR' : (currencies[0] ?? 'EUR');

export const flatHeaders = (headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

export const openStage = async (subject: ConformanceSubject) => {
  const caught: CaughtNotice[] = [];
  const party = await subject.start();
  const inbox: Listener = await listen(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://inbox');
    const query = Object.fromEntries(searchParams);
    caught.push({ rawBody: await readAll(request), headers: flatHeaders(request.headers), query });
    response.end();
  });
  const gateway = subject.adapter({ origin: party.origin, pageOrigin: party.origin, timeoutMs: 5_000 });
  let orders = 0;
  const currency = currencyOf(subject.gateway);
  const amountOf = (subunits: bigint) => money(currency, subunits);
  const read = ({ rawBody, headers, query }: CaughtNotice, now = new Date()) =>
    gateway.readNotice(rawBody, headers, now, query);

  const order = (change: Partial<DepositOrder> = {}): DepositOrder => {
    orders += 1;
    return {
      paymentRef: `dep_conformance${orders}`,
      playerRef: 'usr_conformance',
      amount: amountOf(5_000n),
      player: orderingPlayer,
      ...{ presentation: gateway.presentation, language: 'en', ip: '203.0.113.7' },
      returnUrl: `${inbox.origin}/back`,
      notificationUrl: `${inbox.origin}/notify`,
      expiresAt: new Date(Date.now() + 3_600_000),
      ...change,
    };
  };
  const place = async (wanted = order()) => {
    const placed = await gateway.placeDeposit(wanted);
    if (!placed.ok) throw new Error(`Not placed: ${placed.reason}`);
    const { checkout, expiresAt } = placed;
    const reference = placed.reference ?? (await arrive(checkout, wanted));
    return { reference, checkout, expiresAt, wanted };
  };
  /** The player arrives with the order; from then on its party knows it. */
  const arrive = async (checkout: Checkout, { paymentRef }: DepositOrder): Promise<string> => {
    if (subject.isOrderedByBrowser !== true && subject.isKnownOnArrival !== true)
      throw new Error('It does not know the order yet');
    await openPage(checkout);
    const answer = await gateway.queryDeposit({ paymentRef });
    if (!answer.ok) throw new Error(`Not known after the player's arrival: ${answer.reason}`);
    return answer.report.reference;
  };
  const reportOf = async (reference: string): Promise<PaymentReport> => {
    const answer = await gateway.queryDeposit({ reference });
    if (!answer.ok) throw new Error(`No report: ${answer.reason}`);
    return answer.report;
  };
  /** Content of its notifications about a payout so far. */
  const notificationsOfPayout = (payoutRef: string) =>
    caught.map((notice) => read(notice)).filter((one) => one.ok && 'payoutRef' in one && one.payoutRef === payoutRef);
  const isOfPayout = (notice: CaughtNotice): boolean => {
    const one = read(notice);
    return one.ok && 'payoutRef' in one;
  };
  const afterOutcome = async (outcome: string) => {
    caught.length = 0;
    const placed = await place();
    await party.act(placed.checkout, outcome);
    // Those about payouts arrive whenever one is paid.
    const notices = caught.filter((notice) => !isOfPayout(notice));
    return { ...placed, report: await reportOf(placed.reference), notices };
  };
  return {
    ...{ party, gateway, currency, amountOf, read },
    isOrderedByBrowser: subject.isOrderedByBrowser === true,
    isKnownOnArrival: subject.isKnownOnArrival === true,
    isUnsigned: subject.isUnsigned === true,
    isTimeless: subject.isTimeless === true,
    isSilentOnPayouts: subject.isSilentOnPayouts === true,
    says: subject.says ?? {},
    payoutEvents: subject.payoutEvents ?? 1,
    unsign: subject.unsign ?? ((notice: CaughtNotice): CaughtNotice => ({ ...notice, headers: {}, query: {} })),
    origin: inbox.origin,
    notificationUrl: `${inbox.origin}/notify`,
    order,
    place,
    reportOf,
    afterOutcome,
    /** Its notifications so far, since the last outcome. */
    caught: (): readonly CaughtNotice[] => caught,
    notificationsOfPayout,
    /** The same adapter with another, usually faulty, server. */
    against: (origin: string) => subject.adapter({ origin, pageOrigin: party.origin, timeoutMs: 300 }),
    close: async () => {
      await Promise.all([party.close(), inbox.close()]);
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Opened before the first test. */
export type On = () => Stage;
