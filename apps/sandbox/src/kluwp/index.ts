/** Plays KLUWP, a card gateway with a hosted page: its API, its page and its notifications. */
import type { FastifyInstance } from 'fastify';

import { createCollection } from '../collection.ts';
import { partyKey } from '../party-key.ts';
import { replyHtml } from '../reply-html.ts';
import { registerApi } from './api.ts';
import { checkoutPage } from './checkout-page.ts';
import { createNotifier, type Delivery, type Notifier } from './notifications.ts';
import {
  applyOutcome,
  applyTime,
  lateOutcomes,
  outcomes,
  type Effect,
  type LateOutcome,
  type Outcome,
} from './outcome.ts';
import { cardChoices, type CardChoice, type KluwpPayment } from './payment.ts';
import { payLate, type KluwpPayout } from './payouts.ts';

export interface KluwpSettings {
  readonly secret: string;
  /** Folder for state; memory only without. */
  readonly folder?: string;
  /** How long after its expiry `approve-late` is paid. */
  readonly lateMs: number;
  readonly retryMs: readonly number[];
  readonly publicUrl: () => string;
}

export interface KluwpParty {
  /** After a restart: notifications and late answers go on. */
  start(): void;
  close(): Promise<void>;
}

const tickMs = 250;
/** A card's bank in a hurry. */
const payoutMs = 1_000;
const isCard = (text: string | null | undefined): text is CardChoice => cardChoices.some((card) => card === text);
const isOutcome = (text: string | null): text is Outcome => outcomes.some((outcome) => outcome === text);
const isLate = (text: string | null): text is LateOutcome => lateOutcomes.some((outcome) => outcome === text);

const createPayments = (folder: string | undefined) => {
  const stored = createCollection<KluwpPayment>(folder === undefined ? undefined : `${folder}/payments.json`);
  const references = new Map(stored.all().map(({ merchantReference, id }) => [merchantReference, id]));
  return {
    find: stored.get,
    findByReference: (reference: string) => stored.get(references.get(reference) ?? ''),
    all: stored.all,
    flush: stored.flush,
    put: (payment: KluwpPayment): void => {
      stored.put(payment.id, payment);
      references.set(payment.merchantReference, payment.id);
    },
  };
};

interface PageParts {
  readonly settings: KluwpSettings;
  readonly payments: ReturnType<typeof createPayments>;
  readonly notifier: Notifier;
  readonly carryOut: (effect: Effect) => Promise<void>;
  readonly payOutLate: (payment: KluwpPayment, outcome: LateOutcome) => Promise<void>;
}

/** What a person sees and presses. */
const registerPages = (
  app: FastifyInstance,
  { settings, payments, notifier, carryOut, payOutLate }: PageParts,
): void => {
  app.get<{ Params: { id: string } }>('/kluwp/checkout/:id', async (request, reply) => {
    const payment = payments.find(request.params.id);
    if (payment === undefined) return reply.status(404).send({ error: 'payment_unknown' });
    return replyHtml(reply, 200, checkoutPage(payment, notifier.ofPayment(payment.id)), [
      new URL(payment.returnUrl).origin,
    ]);
  });

  app.post<{ Params: { id: string }; Body: URLSearchParams | undefined }>(
    '/kluwp/checkout/:id',
    async (request, reply) => {
      const payment = payments.find(request.params.id);
      if (payment === undefined) return reply.status(404).send({ error: 'payment_unknown' });
      const outcome = request.body?.get('outcome') ?? null;
      if (isLate(outcome)) {
        await payOutLate(payment, outcome);
        return reply.redirect(payment.returnUrl, 303);
      }
      if (!isOutcome(outcome))
        return reply.status(400).send({ error: 'outcome_unknown', outcomes: [...outcomes, ...lateOutcomes] });
      const card = request.body?.get('card');
      const paying = isCard(card) && payment.state === 'open' ? { ...payment, card } : payment;
      const effect = applyOutcome(paying, outcome, new Date(), settings.lateMs);
      if (effect !== undefined) await carryOut(effect);
      return reply.redirect(payment.returnUrl, 303);
    },
  );
};

export const createKluwpParty = (app: FastifyInstance, settings: KluwpSettings): KluwpParty => {
  const payments = createPayments(settings.folder);
  const deliveries = createCollection<Delivery>(
    settings.folder === undefined ? undefined : `${settings.folder}/notifications.json`,
  );
  const payouts = createCollection<KluwpPayout>(
    settings.folder === undefined ? undefined : `${settings.folder}/payouts.json`,
  );
  const notifier = createNotifier(deliveries, {
    key: partyKey(settings.secret, 'kluwp', 'webhook'),
    retryMs: settings.retryMs,
  });

  /** The state first, then the news: a merchant that asks because of the news must find it. */
  const carryOut = async ({ payment, notification }: Effect): Promise<void> => {
    payments.put(payment);
    await notifier.notify(payment, notification);
  };

  const payoutParts = { payouts, findPayment: payments.find, payoutMs };
  const payOutLate = async (payment: KluwpPayment, outcome: LateOutcome): Promise<void> => {
    const paid = payLate(payoutParts, payment.id);
    if (outcome === 'pay-out-late') await Promise.all(paid.map((payout) => notifier.notifyPayout(payment, payout)));
  };

  void app.register(async (scope) =>
    registerApi(scope, {
      apiKey: partyKey(settings.secret, 'kluwp', 'api'),
      payments,
      checkoutUrl: (id) => `${settings.publicUrl()}/kluwp/checkout/${id}`,
      payouts: payoutParts,
    }),
  );

  registerPages(app, { settings, payments, notifier, carryOut, payOutLate });

  let ticker: NodeJS.Timeout | undefined;
  const tick = (): void => {
    for (const payment of payments.all()) {
      const effect = applyTime(payment, new Date());
      if (effect !== undefined) void carryOut(effect);
    }
  };

  return {
    start: () => {
      notifier.resume();
      ticker = setInterval(tick, tickMs);
    },
    close: async () => {
      clearInterval(ticker);
      await notifier.close();
      payments.flush();
      payouts.flush();
      deliveries.flush();
    },
  };
};
