/** Stage of the conformance suite: the party, a listener for its notifications, orders with unique names. */
import type { Checkout } from '@carmine/contract/checkout';
import { money } from '@carmine/money';
import type { DepositGateway, DepositOrder, GatewayDeclaration, PaymentReport } from '../modules/payments/ports.ts';
import { listen, readAll, type Listener } from './http-listener.ts';
import { openPage } from './outside-world.ts';

export interface ConformanceSubject {
  readonly gateway: GatewayDeclaration;
  /** Cents of a payout that its party refuses, and pays after all on the outcome `pay-out-late`. */
  readonly refusedPayout?: bigint;
  /** Notifies every paid payout, not only late ones. */
  readonly notifiesPayouts?: true;
  /** The order reaches its party with the player's browser: placing it calls nobody, and its party names it afterwards. */
  readonly isOrderedByBrowser?: boolean;
  /** Removes a notification's signature; by default its headers. */
  readonly unsign?: (notice: CaughtNotice) => CaughtNotice;
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
}

export const flatHeaders = (headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

export const openStage = async (subject: ConformanceSubject) => {
  const caught: CaughtNotice[] = [];
  const party = await subject.start();
  const inbox: Listener = await listen(async (request, response) => {
    caught.push({ rawBody: await readAll(request), headers: flatHeaders(request.headers) });
    response.end();
  });
  const gateway = subject.adapter({ origin: party.origin, pageOrigin: party.origin, timeoutMs: 5_000 });
  let orders = 0;

  const order = (change: Partial<DepositOrder> = {}): DepositOrder => {
    orders += 1;
    return {
      paymentRef: `dep_conformance${orders}`,
      playerRef: 'usr_conformance',
      amount: money('EUR', 5_000n),
      player: { name: 'Ada Lovelace', country: 'MT' },
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
    if (subject.isOrderedByBrowser !== true) throw new Error('It does not know the order yet');
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
    caught
      .map(({ rawBody, headers }) => gateway.readNotice(rawBody, headers, new Date()))
      .filter((read) => read.ok && 'payoutRef' in read && read.payoutRef === payoutRef);
  const isOfPayout = ({ rawBody, headers }: CaughtNotice): boolean => {
    const read = gateway.readNotice(rawBody, headers, new Date());
    return read.ok && 'payoutRef' in read;
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
    party,
    gateway,
    isOrderedByBrowser: subject.isOrderedByBrowser === true,
    unsign: subject.unsign ?? ((notice: CaughtNotice): CaughtNotice => ({ ...notice, headers: {} })),
    origin: inbox.origin,
    order,
    place,
    reportOf,
    afterOutcome,
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
