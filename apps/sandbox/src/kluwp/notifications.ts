/** KLUWP's signed notifications: sent at once, again with growing pauses until the merchant answers 2xx. */
import { randomBytes } from 'node:crypto';

import type { Collection } from '../collection.ts';
import type { Notification } from './outcome.ts';
import type { KluwpPayment } from './payment.ts';
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

export const createNotifier = (deliveries: Collection<Delivery>, settings: NotifierSettings) => {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const key = delivery.forged ? 'somebody-elses-key' : settings.key;
    const status = await fetch(delivery.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'KLUWP-Notifications/1',
        'kluwp-signature': notificationSignature(key, delivery.body, new Date()),
      },
      body: delivery.body,
    }).then(
      (response) => response.status,
      () => 0,
    );
    const delivered = status >= 200 && status < 300;
    const pauseMs = settings.retryMs[delivery.attempts];
    const again = !delivered && !delivery.forged && pauseMs !== undefined;
    const next: Delivery = {
      ...delivery,
      attempts: delivery.attempts + 1,
      lastStatus: status,
      nextAt: again ? new Date(Date.now() + pauseMs).toISOString() : null,
    };
    deliveries.put(next.id, next);
    if (again) later(next, pauseMs);
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

  const prepare = (payment: KluwpPayment, eventId: string, forged: boolean): Delivery => {
    const delivery: Delivery = {
      id: token('dlv'),
      eventId,
      paymentId: payment.id,
      url: payment.notificationUrl,
      body: eventBody(eventId, payment, forged ? 'paid' : payment.state),
      forged,
      attempts: 0,
      lastStatus: null,
      nextAt: new Date().toISOString(),
    };
    deliveries.put(delivery.id, delivery);
    return delivery;
  };

  return {
    /** Resolves when every copy was tried once. */
    notify: async (payment: KluwpPayment, notification: Notification): Promise<void> => {
      const eventId = token('evt');
      const first = prepare(payment, eventId, notification === 'forged');
      if (notification !== 'twice') return start(first);
      await Promise.all([start(first), start(prepare(payment, eventId, false))]);
      return start(prepare(payment, token('evt'), false));
    },
    /** After a restart: what was under way goes on. */
    resume: (): void => {
      for (const delivery of deliveries.all()) {
        if (delivery.nextAt !== null) later(delivery, Math.max(0, Date.parse(delivery.nextAt) - Date.now()));
      }
    },
    ofPayment: (paymentId: string): Delivery[] => deliveries.all().filter((one) => one.paymentId === paymentId),
    close: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
};

export type Notifier = ReturnType<typeof createNotifier>;
