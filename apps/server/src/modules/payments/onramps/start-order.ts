/** Starts a purchase at an on-ramp: stored first, then ordered there, then its widget's address is stored. */
import { getGatewayReturn } from '@carmine/contract/payments/deposits';
import { money } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { lockPlayer } from '../coin-deposits/index.ts';
import { checkOrder, type CheckedOrder, type OnRampRefusal, type OnRampRequest } from './check-order.ts';
import type { OnRampDeps } from './deps.ts';
import { findOpen, insertOrder, moveOrder, noteWidget, readOrder, type OnRampOrder } from './onramp-store.ts';
import type { OnRamp } from './ports.ts';

/** What our document around a widget needs. */
export interface OnRampWidget {
  readonly onRamp: Pick<OnRamp, 'name' | 'frames' | 'frameLoads'>;
  readonly url: string;
}

export type StartedOrder =
  | { readonly ok: true; readonly id: OnRampOrder['id']; readonly widget: OnRampWidget }
  | OnRampRefusal;

/** The same purchase again is the one that waits: pressed twice, or opened again. */
const storeOrder = async (
  { db }: OnRampDeps,
  playerId: PlayerId,
  { onRamp, amount, address }: CheckedOrder,
  request: OnRampRequest,
): Promise<OnRampOrder> => {
  const { code } = onRamp;
  const wanted = { playerId, onRamp: code, currency: request.currency, eurCents: amount.subunits };
  const order = { ...wanted, addressId: address.addressId };
  const stored = await db.transaction(async (sql) => {
    await lockPlayer(sql, playerId);
    const open = await findOpen(sql, order);
    return open ?? (await readOrder(sql, await insertOrder(sql, order)));
  });
  if (stored === undefined) throw new Error('The order was just stored');
  return stored;
};

const place = async (
  deps: OnRampDeps,
  order: OnRampOrder,
  { onRamp, country, email }: CheckedOrder,
): Promise<StartedOrder> => {
  const { db, ids, publicUrl, stats, log } = deps;
  const { id, playerId, currency, address, eurCents } = order;
  const placed = await onRamp.placeOrder({
    ...{ orderRef: ids.encode('onr', id), playerRef: ids.encode('usr', playerId) },
    ...{ currency, address, amount: money('EUR', eurCents), email, country },
    language: await deps.languageOf(playerId),
    returnUrl: `${publicUrl}${getGatewayReturn.path}`,
  });
  if (!placed.ok) {
    stats?.gatewayFailed(onRamp.code, 'place');
    log.warn({ onRamp: onRamp.code, order: id.toString(), reason: placed.reason }, 'on-ramp took no order');
    if (placed.reason !== 'refused') return { ok: false, reason: 'gateway_unavailable' };
    await moveOrder(db, id, { state: 'failed' });
    return { ok: false, reason: 'refused_by_gateway' };
  }
  await noteWidget(db, id, placed.widgetUrl, placed.reference);
  return { ok: true, id, widget: { onRamp, url: placed.widgetUrl } };
};

export const startOrder = (deps: OnRampDeps) => {
  const check = checkOrder(deps);
  return async (request: OnRampRequest): Promise<StartedOrder> => {
    const checked = await check(request);
    if (!checked.ok) return checked;
    const order = await storeOrder(deps, request.playerId, checked, request);
    const { onRamp } = checked;
    if (order.widgetUrl !== undefined) return { ok: true, id: order.id, widget: { onRamp, url: order.widgetUrl } };
    return place(deps, order, checked);
  };
};
