/** KLUWP's signed notifications: sent at once, again with growing pauses until the merchant answers 2xx. */
import { randomBytes } from 'node:crypto';

import type { Collection } from '../collection.ts';
import type { Notification } from './outcome.ts';
import type { KluwpPayment } from './payment.ts';
import type { KluwpPayout } from './payouts.ts';
import { notificationSignature } from './signature.ts';

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly paymentId: string;
  readonly url: string;
  readonly body: string;
  readonly forged: boolean;
  readonly attempts: number;
  /** HTTP status of the last attempt; 0 when nobody answered; null before the first. */
  readonly lastStatus: number | null;
  /** ISO; null once delivered or given up. */
  readonly nextAt: string | null;
}

export interface NotifierSettings {
  readonly key: string;
  /** Pauses before the second, third … attempt. */
  readonly retryMs: readonly number[];
}

const timeoutMs = 10_000;
const token = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const payoutBody = (eventId: string, { id, merchantReference, amount, currency }: KluwpPayout): string =>
  JSON.stringify({
    id: eventId,
    type: 'payout.paid',
    created: Math.floor(Date.now() / 1000),
    payout: { id, merchant_reference: merchantReference, state: 'paid', amount, currency },
  });

const eventBody = (eventId: string, payment: KluwpPayment, state: string): string =>
  JSON.stringify({
    id: eventId,
    type: `payment.${state}`,
    created: Math.floor(Date.now() / 1000),
    payment: {
      id: payment.id,
      merchant_reference: payment.merchantReference,
      state,
      amount: (payment.charged ?? payment).amount,
      currency: (payment.charged ?? payment).currency,
      customer_reference: payment.customer.reference,
    },
  });

/** HTTP status, 0 when nobody answered. */
const post = async ({ url, body, forged }: Delivery, key: string): Promise<number> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'KLUWP-Notifications/1',
        'kluwp-signature': notificationSignature(forged ? 'somebody-elses-key' : key, body, new Date()),
      },
      body,
    });
    return response.status;
  } catch {
    return 0;
  }
};

const newDelivery = (
  payment: KluwpPayment,
  eventId: string,
  forged: boolean,
  body = eventBody(eventId, payment, forged ? 'paid' : payment.state),
): Delivery => ({
  id: token('dlv'),
  eventId,
  paymentId: payment.id,
  url: payment.notificationUrl,
  body,
  forged,
  attempts: 0,
  lastStatus: null,
  nextAt: new Date().toISOString(),
});

/** Runs attempts, plans the next ones, and knows what is under way. */
const createRunner = (deliveries: Collection<Delivery>, { key, retryMs }: NotifierSettings) => {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const status = await post(delivery, key);
    const delivered = status >= 200 && status < 300;
    const pauseMs = delivered || delivery.forged ? undefined : retryMs[delivery.attempts];
    const nextAt = pauseMs === undefined ? null : new Date(Date.now() + pauseMs).toISOString();
    const next: Delivery = { ...delivery, attempts: delivery.attempts + 1, lastStatus: status, nextAt };
    deliveries.put(next.id, next);
    if (pauseMs !== undefined) later(next, pauseMs);
  };

  const start = (delivery: Delivery): Promise<void> => {
    const work = attempt(delivery).finally(() => running.delete(work));
    running.add(work);
    return work;
  };

  const later = (delivery: Delivery, pauseMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void start(delivery);
    }, pauseMs);
    timers.add(timer);
  };

  return {
    start,
    later,
    close: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

export const createNotifier = (deliveries: Collection<Delivery>, settings: NotifierSettings) => {
  const runner = createRunner(deliveries, settings);

  const send = (payment: KluwpPayment, eventId: string, forged = false): Promise<void> => {
    const delivery = newDelivery(payment, eventId, forged);
    deliveries.put(delivery.id, delivery);
    return runner.start(delivery);
  };

  return {
    /** Two copies of one event, as gateways do. Resolves when both were tried once. */
    notifyPayout: async (payment: KluwpPayment, payout: KluwpPayout): Promise<void> => {
      const eventId = token('evt');
      const copies = [1, 2].map(() => newDelivery(payment, eventId, false, payoutBody(eventId, payout)));
      for (const copy of copies) deliveries.put(copy.id, copy);
      await Promise.all(copies.map((copy) => runner.start(copy)));
    },
    /** Resolves when every copy was tried once. */
    notify: async (payment: KluwpPayment, notification: Notification): Promise<void> => {
      const eventId = token('evt');
      if (notification !== 'twice') return send(payment, eventId, notification === 'forged');
      await Promise.all([send(payment, eventId), send(payment, eventId)]);
      return send(payment, token('evt'));
    },
    /** After a restart: what was under way goes on. */
    resume: (): void => {
      for (const delivery of deliveries.all()) {
        if (delivery.nextAt !== null) runner.later(delivery, Math.max(0, Date.parse(delivery.nextAt) - Date.now()));
      }
    },
    ofPayment: (paymentId: string): Delivery[] => deliveries.all().filter((one) => one.paymentId === paymentId),
    close: runner.close,
  };
};

export type Notifier = ReturnType<typeof createNotifier>;
