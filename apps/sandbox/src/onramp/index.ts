/** Simulates an on-ramp: its widget, coins that it really sends on a local network, and notifications. Its API is the dialect's. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Collection } from '../collection.ts';
import { createRunner, newDelivery, token, type Delivery, type Signing } from '../gateway/notifications.ts';
import type { Markup } from '../html.ts';
import type { Party, PartyContext, RunningParty } from '../party.ts';
import { replyHtml } from '../reply-html.ts';
import { coinsFor, effects, isOutcome, outcomes, type Outcome, type Purchase, type PurchaseState } from './purchase.ts';
import { widgetPage, type Sign } from './widget-page.ts';

/** Dependencies of an on-ramp's API. */
export interface OnRampDesk {
  readonly key: PartyContext['key'];
  readonly purchases: Purchases;
  /** The sandbox's URL for browsers. */
  readonly publicUrl: () => string;
}

export interface OnRampNotices extends Signing {
  /** `state`: the actual one, or a forger's claim. */
  readonly body: (purchase: Purchase, state: PurchaseState) => string;
}

export interface OnRampDialect {
  /** Segment of its URLs and name of its keys, equal to the server's folder. */
  readonly code: string;
  readonly sign: Sign;
  readonly about: Markup;
  readonly notices: OnRampNotices;
  /** Where its widget is. */
  readonly path: string;
  /** Which purchase a visit of it is about; one may begin with it. */
  readonly find: (request: FastifyRequest, desk: OnRampDesk) => Purchase | undefined;
  readonly registerApi: (app: FastifyInstance, desk: OnRampDesk) => void;
}

const createPurchases = (stored: Collection<Purchase>) => ({
  find: stored.get,
  /** Newest first: a customer may try again. */
  ofOrder: (orderRef: string): Purchase[] =>
    stored
      .all()
      .filter((one) => one.orderRef === orderRef)
      .toReversed(),
  put: (purchase: Purchase): void => stored.put(purchase.id, purchase),
});

export type Purchases = ReturnType<typeof createPurchases>;

const openOnRamp = (dialect: OnRampDialect, app: FastifyInstance, context: PartyContext): RunningParty => {
  const { code, sign, notices } = dialect;
  const purchases = createPurchases(context.collection<Purchase>('purchases'));
  const deliveries = context.collection<Delivery>('notifications');
  const runner = createRunner(deliveries, { key: context.key('webhook'), words: notices, retryMs: context.retryMs });
  const desk: OnRampDesk = { key: context.key, purchases, publicUrl: context.publicUrl };

  /** To the address that the shop has registered; resolves when every copy was tried once. */
  const notify = async (purchase: Purchase, forged: boolean): Promise<void> => {
    const url = `${new URL(purchase.returnUrl).origin}/payments/v1/onramps/${code}/notifications`;
    const body = notices.body(purchase, forged ? 'completed' : purchase.state);
    const copies = (forged ? [1] : [1, 2]).map(() =>
      newDelivery({ eventId: token('evt'), paymentId: purchase.id, url, body, forged }),
    );
    for (const copy of copies) deliveries.put(copy.id, copy);
    await Promise.all(copies.map((copy) => runner.start(copy)));
  };

  /** False if the state does not allow it any more, or the coins cannot be sent. */
  const carryOut = async (purchase: Purchase, outcome: Outcome): Promise<boolean> => {
    const { from, to, sends, notice } = effects[outcome];
    if (purchase.state !== from) return false;
    const coins = coinsFor(purchase, sign.feeBp);
    const txid = sends && coins ? await context.sendCoins(coins, purchase.address) : undefined;
    if (sends && txid === undefined) return false;
    const changed = { ...purchase, state: to, txid: txid ?? purchase.txid, updatedAt: new Date().toISOString() };
    // The state changes first, so that a shop that queries on the notification sees it.
    purchases.put(changed);
    if (notice !== 'none') await notify(changed, notice === 'forged');
    return true;
  };

  const show = (reply: FastifyReply, purchase: Purchase) => {
    const coins = coinsFor(purchase, sign.feeBp);
    if (coins === undefined) return reply.status(400).send({ error: 'coin_unknown' });
    const shop = new URL(purchase.returnUrl).origin;
    return replyHtml(reply, 200, widgetPage(sign, purchase, coins), { formTargets: [shop], framedBy: [shop] });
  };

  app.get(dialect.path, async (request, reply) => {
    const purchase = dialect.find(request, desk);
    return purchase === undefined ? reply.status(404).send({ error: 'purchase_unknown' }) : show(reply, purchase);
  });
  app.post<{ Body: URLSearchParams | undefined }>(dialect.path, async (request, reply) => {
    const purchase = dialect.find(request, desk);
    if (purchase === undefined) return reply.status(404).send({ error: 'purchase_unknown' });
    const outcome = request.body?.get('outcome') ?? null;
    if (!isOutcome(outcome)) return reply.status(400).send({ error: 'outcome_unknown', outcomes });
    if (!(await carryOut(purchase, outcome))) return reply.status(409).send({ error: 'not_possible' });
    return reply.redirect(purchase.returnUrl, 303);
  });
  void app.register(async (scope) => dialect.registerApi(scope, desk));

  return { start: runner.resume, close: runner.close };
};

export const onRampParty = (dialect: OnRampDialect): Party => ({
  ...{ code: dialect.code, about: dialect.about },
  open: (app, context) => openOnRamp(dialect, app, context),
});
