/** Simulates a gateway with its own page: pages, timers and notifications. Its API is defined by the dialect. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Collection } from '../collection.ts';
import type { Markup } from '../html.ts';
import type { Party, PartyContext, RunningParty } from '../party.ts';
import { replyHtml } from '../reply-html.ts';
import { checkoutPage, type Sign } from './checkout-page.ts';
import { applyDispute, disputeOutcomes, type DisputeOutcome } from './disputes.ts';
import { createNotifier, type Delivery, type NoticeWords, type Notifier } from './notifications.ts';
import {
  applyOutcome,
  applyTime,
  lateOutcomes,
  outcomes,
  type Effect,
  type LateOutcome,
  type Outcome,
} from './outcome.ts';
import { cardChoices, type CardChoice, type GatewayPayment } from './payment.ts';
import { widgetScript } from './widget-script.ts';
import { payLate, takeUnnotified, type GatewayPayout, type PayoutParts } from './payouts.ts';
import { createStatement, notePayment, type Statement, type StatementLine } from './statement.ts';

/** Dependencies of a gateway's API. */
export interface Desk {
  readonly key: PartyContext['key'];
  readonly payments: Payments;
  readonly payouts: PayoutParts;
  readonly statement: Statement;
  /** The sandbox's URL for browsers. */
  readonly publicUrl: () => string;
  /** Where the player pays. */
  readonly checkoutUrl: (id: string) => string;
}

/** An address of a payment's page. */
export interface Place {
  readonly path: string;
  /** Which payment a request to it is about. */
  readonly find: (request: FastifyRequest, desk: Pick<Desk, 'key' | 'payments'>) => GatewayPayment | undefined;
}

/** What distinguishes one gateway from another. */
export interface Dialect {
  /** Segment of its URLs and name of its keys, equal to the server's folder. */
  readonly code: string;
  readonly sign: Sign;
  /** HTML for the sandbox's index page. */
  readonly about: Markup;
  readonly notices: NoticeWords;
  /** Further addresses of its page, as the real one has them. */
  readonly places?: readonly Place[];
  /** Its page is framed by the shop. */
  readonly isFramed?: true;
  /** Charge-backs are cases that take evidence, and are won or lost; without it a charge-back is the end of a payment. */
  readonly keepsDisputes?: true;
  /** Notifies paid payouts; without it only late ones. */
  readonly notifiesPayouts?: true;
  /** Registered in a separate scope. */
  readonly registerApi: (app: FastifyInstance, desk: Desk) => void;
}

const tickMs = 250;
/** Delay of a fast card payout. */
const payoutMs = 1_000;
const isCard = (text: string | null | undefined): text is CardChoice => cardChoices.some((card) => card === text);
const isOutcome = (text: string | null): text is Outcome => outcomes.some((outcome) => outcome === text);
const isDispute = (text: string | null): text is DisputeOutcome => disputeOutcomes.some((outcome) => outcome === text);
const isLate = (text: string | null): text is LateOutcome => lateOutcomes.some((outcome) => outcome === text);

const createPayments = ({ collection }: PartyContext, lines: Collection<StatementLine>) => {
  const stored = collection<GatewayPayment>('payments');
  const references = new Map(stored.all().map(({ merchantReference, id }) => [merchantReference, id]));
  return {
    find: stored.get,
    findByReference: (reference: string) => stored.get(references.get(reference) ?? ''),
    all: stored.all,
    put: (payment: GatewayPayment): void => {
      stored.put(payment.id, payment);
      notePayment(lines, payment);
      references.set(payment.merchantReference, payment.id);
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;

interface PageParts {
  readonly dialect: Dialect;
  readonly key: PartyContext['key'];
  readonly lateMs: number;
  readonly payments: Payments;
  readonly notifier: Notifier;
  readonly carryOut: (effect: Effect) => Promise<void>;
  readonly payOutLate: (payment: GatewayPayment, outcome: LateOutcome) => Promise<void>;
}

/** Pages for people. */
const registerPages = (
  app: FastifyInstance,
  { dialect, key, lateMs, payments, notifier, carryOut, payOutLate }: PageParts,
): void => {
  const own: Place = {
    path: `/${dialect.code}/checkout/:id`,
    find: ({ params }) => payments.find((params as { id: string }).id),
  };

  const show = (reply: FastifyReply, payment: GatewayPayment) => {
    const shop = new URL(payment.returnUrl).origin;
    const page = checkoutPage(dialect.sign, payment, notifier.ofPayment(payment.id), dialect.keepsDisputes === true);
    return replyHtml(reply, 200, page, { formTargets: [shop], framedBy: dialect.isFramed ? [shop] : [] });
  };

  app.get(`/${dialect.code}/widget.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(widgetScript(dialect.code)),
  );

  const act = async (reply: FastifyReply, payment: GatewayPayment, form: URLSearchParams | undefined) => {
    const outcome = form?.get('outcome') ?? null;
    // Reached by a form of the shop.
    if (outcome === null && form?.get('order') === payment.merchantReference) return show(reply, payment);
    if (isLate(outcome)) {
      await payOutLate(payment, outcome);
      return reply.redirect(payment.returnUrl, 303);
    }
    if (dialect.keepsDisputes && isDispute(outcome)) {
      const disputed = applyDispute(payment, outcome, new Date());
      if (disputed !== undefined) await carryOut({ payment: disputed, notification: 'once' });
      return reply.redirect(payment.returnUrl, 303);
    }
    if (!isOutcome(outcome))
      return reply.status(400).send({ error: 'outcome_unknown', outcomes: [...outcomes, ...lateOutcomes] });
    const card = form?.get('card');
    const paying = isCard(card) && payment.state === 'open' ? { ...payment, card } : payment;
    const effect = applyOutcome(paying, outcome, new Date(), lateMs);
    if (effect !== undefined) await carryOut(effect);
    // A widget does not navigate.
    return form?.has('stays') ? reply.status(204).send() : reply.redirect(payment.returnUrl, 303);
  };

  for (const { path, find } of [own, ...(dialect.places ?? [])]) {
    app.get(path, async (request, reply) => {
      const payment = find(request, { key, payments });
      return payment === undefined ? reply.status(404).send({ error: 'payment_unknown' }) : show(reply, payment);
    });
    app.post<{ Body: URLSearchParams | undefined }>(path, async (request, reply) => {
      const payment = find(request, { key, payments });
      return payment === undefined
        ? reply.status(404).send({ error: 'payment_unknown' })
        : act(reply, payment, request.body);
    });
  }
};

const openGateway = (dialect: Dialect, app: FastifyInstance, context: PartyContext): RunningParty => {
  const lines = context.collection<StatementLine>('statement');
  const payments = createPayments(context, lines);
  const payouts = context.collection<GatewayPayout>('payouts');
  const notifier = createNotifier(context.collection<Delivery>('notifications'), {
    ...{ key: context.key('webhook'), words: dialect.notices, retryMs: context.retryMs },
  });

  /** The state changes first, so that a merchant who queries on the notification sees it. */
  const carryOut = async ({ payment, notification }: Effect): Promise<void> => {
    payments.put(payment);
    await notifier.notify(payment, notification);
  };

  const payoutParts = { payouts, findPayment: payments.find, payoutMs };
  const notify = async (payout: GatewayPayout): Promise<void> => {
    const payment = payments.find(payout.payment);
    if (payment !== undefined) await notifier.notifyPayout(payment, payout);
  };
  const payOutLate = async (payment: GatewayPayment, outcome: LateOutcome): Promise<void> => {
    const paid = payLate(payoutParts, payment.id);
    if (outcome === 'pay-out-late') await Promise.all(paid.map(notify));
  };

  void app.register(async (scope) =>
    dialect.registerApi(scope, {
      ...{ key: context.key, payments, payouts: payoutParts, publicUrl: context.publicUrl },
      statement: createStatement(lines, payoutParts),
      checkoutUrl: (id) => `${context.publicUrl()}/${dialect.code}/checkout/${id}`,
    }),
  );

  registerPages(app, { dialect, key: context.key, lateMs: context.lateMs, payments, notifier, carryOut, payOutLate });

  let ticker: NodeJS.Timeout | undefined;
  const tick = (): void => {
    for (const payment of payments.all()) {
      const effect = applyTime(payment, new Date());
      if (effect !== undefined) void carryOut(effect);
    }
    for (const payout of dialect.notifiesPayouts ? takeUnnotified(payoutParts) : []) void notify(payout);
  };

  return {
    // After a restart, notifications and late answers continue.
    start: () => {
      notifier.resume();
      ticker = setInterval(tick, tickMs);
    },
    close: async () => {
      clearInterval(ticker);
      await notifier.close();
    },
  };
};

export const gatewayParty = (dialect: Dialect): Party => ({
  ...{ code: dialect.code, about: dialect.about },
  open: (app, context) => openGateway(dialect, app, context),
});
