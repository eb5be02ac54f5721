/** A gateway's notifications: sent at once, and repeated at growing intervals until the merchant answers 2xx. */
import { randomBytes } from 'node:crypto';

import type { Collection } from '../collection.ts';
import type { Notification } from './outcome.ts';
import type { GatewayPayment, PaymentState } from './payment.ts';
import type { GatewayPayout } from './payouts.ts';

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly paymentId: string;
  readonly url: string;
  readonly body: string;
  readonly forged: boolean;
  readonly attempts: number;
  /** HTTP status of the last attempt; 0 without an answer; null before the first. */
  readonly lastStatus: number | null;
  /** ISO; null once delivered or given up. */
  readonly nextAt: string | null;
}

/** How notifications are signed and repeated. */
export interface Signing {
  readonly headers: (key: string, body: string, now: Date, url: string) => Readonly<Record<string, string>>;
  /** If the signature is part of the body: computed for each attempt. */
  readonly signedBody?: (key: string, body: string, now: Date) => string;
  /** How often it tries; without it as often as there are intervals. */
  readonly mostAttempts?: number;
}

/** A gateway's notification format and signature. */
export interface NoticeWords extends Signing {
  /** `state`: the actual one, or a forger's claim. */
  readonly payment: (eventId: string, payment: GatewayPayment, state: PaymentState) => string;
  /** Absent without payouts. */
  readonly payout?: (eventId: string, payout: GatewayPayout) => string;
  /** An earlier event of each paid payout; without it the one is sent twice. */
  readonly submitted?: (payout: GatewayPayout) => string;
  /** Signs nothing: whoever knows the address is believed, and a forger has to guess its end. */
  readonly isUnsigned?: true;
  /** What it adds to the address that it was given. */
  readonly address?: (url: string, payment: GatewayPayment, state: PaymentState) => string;
  readonly payoutAddress?: (url: string, payout: GatewayPayout) => string;
}

interface RunnerSettings {
  readonly key: string;
  readonly words: Signing;
  /** Intervals before the second, third … attempt. */
  readonly retryMs: readonly number[];
}

export interface NotifierSettings extends RunnerSettings {
  readonly words: NoticeWords;
}

const timeoutMs = 10_000;
export const token = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** HTTP status, 0 without an answer. */
const post = async ({ url, body, forged }: Delivery, { key: own, words }: RunnerSettings): Promise<number> => {
  const key = forged ? 'somebody-elses-key' : own;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...words.headers(key, body, new Date(), url),
      },
      body: words.signedBody?.(key, body, new Date()) ?? body,
    });
    return response.status;
  } catch {
    return 0;
  }
};

type NewDelivery = Pick<Delivery, 'eventId' | 'paymentId' | 'url' | 'body' | 'forged'>;

export const newDelivery = (parts: NewDelivery): Delivery => ({
  id: token('dlv'),
  ...parts,
  attempts: 0,
  lastStatus: null,
  nextAt: new Date().toISOString(),
});

/** Runs attempts and schedules the next ones. */
export const createRunner = (deliveries: Collection<Delivery>, settings: RunnerSettings) => {
  const { words, retryMs } = settings;
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const status = await post(delivery, settings);
    const delivered = status >= 200 && status < 300;
    const isLast = delivery.attempts + 1 === words.mostAttempts;
    const pauseMs = delivered || delivery.forged || isLast ? undefined : retryMs[delivery.attempts];
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
    /** After a restart: resumes pending deliveries. */
    resume: (): void => {
      for (const delivery of deliveries.all())
        if (delivery.nextAt !== null) later(delivery, Math.max(0, Date.parse(delivery.nextAt) - Date.now()));
    },
    close: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

/** The address as a forger has it, who does not know the end of its secret. */
const guessed = (url: string): string => url.replace(/[0-9a-f]{8}(?=&|$)/, '00000000');

export const createNotifier = (deliveries: Collection<Delivery>, settings: NotifierSettings) => {
  const runner = createRunner(deliveries, settings);
  const { words } = settings;

  const send = (payment: GatewayPayment, eventId: string, forged = false): Promise<void> => {
    const state = forged ? 'paid' : payment.state;
    const known = forged && words.isUnsigned ? guessed(payment.notificationUrl) : payment.notificationUrl;
    const url = words.address?.(known, payment, state) ?? known;
    const body = words.payment(eventId, payment, state);
    const delivery = newDelivery({ eventId, paymentId: payment.id, url, body, forged });
    deliveries.put(delivery.id, delivery);
    return runner.start(delivery);
  };

  return {
    /** Two copies of one event, as gateways send them, or two events. Resolves when both were tried once. */
    notifyPayout: async (payment: GatewayPayment, payout: GatewayPayout): Promise<void> => {
      const eventId = token('evt');
      const body = words.payout?.(eventId, payout);
      if (body === undefined) return;
      const { notificationUrl: given = payment.notificationUrl } = payout;
      const url = words.payoutAddress?.(given, payout) ?? given;
      const copies = [words.submitted?.(payout) ?? body, body].map((one) =>
        newDelivery({ eventId, paymentId: payment.id, url, body: one, forged: false }),
      );
      for (const copy of copies) deliveries.put(copy.id, copy);
      await Promise.all(copies.map((copy) => runner.start(copy)));
    },
    /** Resolves when every copy was tried once. */
    notify: async (payment: GatewayPayment, notification: Notification): Promise<void> => {
      const eventId = token('evt');
      if (notification !== 'twice') return send(payment, eventId, notification === 'forged');
      await Promise.all([send(payment, eventId), send(payment, eventId)]);
      return send(payment, token('evt'));
    },
    resume: runner.resume,
    ofPayment: (paymentId: string): Delivery[] => deliveries.all().filter((one) => one.paymentId === paymentId),
    close: runner.close,
  };
};

export type Notifier = ReturnType<typeof createNotifier>;
