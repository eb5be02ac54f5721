/** Buying crypto at on-ramps. */
import { addressOf } from '@carmine/contract/call';
import {
  getCardPurchaseFrame,
  getOnRampOrderFrame,
  getOnRampOrders,
  getOnRamps,
  postOnRampOrder,
} from '@carmine/contract/payments/onramps';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { OnRampRefusal, OnRamps } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { HttpContext } from '../../http-context.ts';
import { fieldError, type Extra } from '../../problem-table.ts';
import { onRampProblems } from './cash-out-problems.ts';
import { noWidgetDocument, onRampDocument } from './onramp-document.ts';

const eur = (cents: bigint): string => formatAmount(money('EUR', cents));

const extraOf = (refusal: OnRampRefusal): Extra => {
  const { ok: _ok, reason, ...extra } = refusal;
  if (reason === 'profile_incomplete')
    return { ...extra, errors: refusal.missing.map((path) => fieldError(path, 'needed_first')) };
  if (reason === 'amount_invalid' || reason === 'amount_too_large') return { errors: [fieldError('amount', reason)] };
  return extra;
};

export const onRampRoutes = (
  app: FastifyInstance,
  { http, onRamps }: { readonly http: HttpContext; readonly onRamps: OnRamps },
): void => {
  const service = { http, problems: onRampProblems };
  const { origin } = new URL(http.publicUrl);

  route(app, service, getOnRamps, async ({ player, query, client }) => {
    const { playerId } = player;
    const offered = await onRamps.offered({ playerId, currency: query.currency, addressCountry: client.country });
    return answer(
      200,
      offered.map(({ onRamp, least }) => ({
        ...{ id: onRamp.path, name: onRamp.name, feePercent: onRamp.feeBp / 100, minutes: onRamp.minutes },
        ...{ verificationAboveEur: eur(onRamp.verificationAbove), defaultAmount: eur(onRamp.defaultAmount) },
        ...{ minimum: eur(least), maximum: eur(onRamp.maximum) },
      })),
    );
  });

  route(app, service, postOnRampOrder, async ({ player, params, body, client }) => {
    const { playerId } = player;
    const asked = { playerId, onRamp: params.id, ...body, addressCountry: client.country };
    const started = await onRamps.start(asked);
    if (!started.ok) return refuse(started.reason, extraOf(started));
    const order = http.ids.encode('onr', started.id);
    return answer(201, { url: addressOf(getOnRampOrderFrame, { params: { id: order } }), order });
  });

  route(app, service, getOnRampOrders, async ({ player, query }) => {
    const orders = await onRamps.recent(player.playerId, query.currency);
    return answer(
      200,
      orders.flatMap((order) => {
        const of = onRamps.named(order.onRamp);
        if (of === undefined) return [];
        const { currency, state: status, createdAt } = order;
        return [
          {
            ...{ id: http.ids.encode('onr', order.id), onRamp: of.id, name: of.name, currency, status },
            ...{ amount: eur(order.eurCents), depositId: http.ids.encode('dep', order.depositId) },
            createdAt: createdAt.toISOString(),
          },
        ];
      }),
    );
  });

  route(app, service, getOnRampOrderFrame, async ({ player, params }) => {
    const id = http.ids.decode('onr', params.id);
    const widget = id === undefined ? undefined : await onRamps.widget(player.playerId, id);
    return widget === undefined ? refuse('not_found') : answer(200, onRampDocument(widget, origin));
  });

  route(app, service, getCardPurchaseFrame, async ({ player, params, query, client }) => {
    const { playerId } = player;
    const asked = { playerId, onRamp: params.id, currency: query.currency, addressCountry: client.country };
    const started = await onRamps.start(asked);
    // In a frame nobody reads a problem.
    return answer(200, started.ok ? onRampDocument(started.widget, origin) : noWidgetDocument(origin));
  });
};
