/** Owns purchases of crypto at on-ramps. Must never move money: coins are credited when they arrive at the address, and only then. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { probeGateways } from '../health/index.ts';
import type { PartyJobs } from '../party-job.ts';
import type { OnRampRequest } from './check-order.ts';
import type { OnRampDeps } from './deps.ts';
import { followOrders } from './follow-orders.ts';
import { offeredOnRamps, type OfferedOnRamp, type OnRampQuery } from './list-onramps.ts';
import { readOwnOrder, recentOrders, type OnRampOrder, type OnRampOrderId } from './onramp-store.ts';
import type { OnRampMessage } from './ports.ts';
import { receiveOnRampNotice, type ReceivedOnRampNotice } from './receive-notice.ts';
import { startOrder, type OnRampWidget, type StartedOrder } from './start-order.ts';

export type { OnRampRefusal } from './check-order.ts';
export type { OnRampDeps } from './deps.ts';
export type { OnRampOrder, OnRampOrderId } from './onramp-store.ts';
export type * from './ports.ts';
export type { OnRampWidget } from './start-order.ts';
export { watchOnRamp } from './watch-onramp.ts';

export interface OnRamps {
  offered(query: OnRampQuery): Promise<OfferedOnRamp[]>;
  /** Orders at the on-ramp; the same purchase again returns the one that waits. */
  start(request: OnRampRequest): Promise<StartedOrder>;
  /** The widget of an order that can still be paid; `undefined` for another player's. */
  widget(playerId: PlayerId, id: OnRampOrderId): Promise<OnRampWidget | undefined>;
  recent(playerId: PlayerId, currency: CurrencyCode | undefined): Promise<OnRampOrder[]>;
  /** The on-ramp whose widget is shown beside a coin's deposit address, while it can be used. */
  besideAddress(query: OnRampQuery): Promise<string | undefined>;
  /** By its code: its id in calls and its name for players; `undefined` if it does not exist (any more). */
  named(code: string): { readonly id: string; readonly name: string } | undefined;
  receiveNotice(path: string, message: Omit<OnRampMessage, 'now'>): Promise<ReceivedOnRampNotice>;
  /** Worker, every two seconds: whether each on-ramp answers. */
  probe(): Promise<void>;
  /** Worker: jobs of each on-ramp. */
  readonly onOnRamps: readonly PartyJobs[];
}

export const createOnRamps = (deps: OnRampDeps): OnRamps => {
  const { db, onRamps } = deps;
  const offered = offeredOnRamps(deps);
  return {
    offered,
    start: startOrder(deps),
    widget: async (playerId, id) => {
      const order = await readOwnOrder(db, playerId, id);
      const onRamp = onRamps.find(({ code }) => code === order?.onRamp);
      const opens = order !== undefined && ['pending', 'paid', 'sent'].includes(order.state);
      if (!opens || onRamp === undefined || order.widgetUrl === undefined) return undefined;
      return { onRamp, url: order.widgetUrl };
    },
    recent: (playerId, currency) => recentOrders(db, playerId, currency),
    besideAddress: async (query) =>
      (await offered(query)).find(({ onRamp }) => onRamp.besideAddress === true)?.onRamp.path,
    named: (code) => {
      const found = onRamps.find((one) => one.code === code);
      return found && { id: found.path, name: found.name };
    },
    receiveNotice: receiveOnRampNotice(deps),
    probe: probeGateways(
      deps,
      onRamps.map(({ code, queryOrder }) => ({
        code,
        query: (orderRef) => queryOrder({ orderRef, reference: undefined }),
      })),
    ),
    onOnRamps: onRamps.map((onRamp) => ({
      code: onRamp.code,
      jobs: [{ kind: 'onramps.follow', intervalMs: 2_000, run: followOrders(deps, onRamp) }],
    })),
  };
};
