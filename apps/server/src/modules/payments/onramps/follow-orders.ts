/** Queries on-ramps about purchases. What they answer is shown to the player and moves no money. */
import type { OnRampDeps } from './deps.ts';
import { expireOrders, moveOrder, readOrder, takeDue, type OnRampOrder, type OnRampOrderId } from './onramp-store.ts';
import type { OnRamp, OnRampReport } from './ports.ts';

/** An answer about another order, player, coin or address is none about this one. */
const isAbout = ({ ids }: OnRampDeps, order: OnRampOrder, report: OnRampReport): boolean =>
  report.orderRef === ids.encode('onr', order.id) &&
  report.playerRef === ids.encode('usr', order.playerId) &&
  report.currency === order.currency &&
  report.address === order.address;

const follow = async (deps: OnRampDeps, onRamp: OnRamp, id: OnRampOrderId): Promise<void> => {
  const { db, ids, log, live, stats } = deps;
  const order = await readOrder(db, id);
  if (order === undefined || order.state === 'created') return;
  const orderRef = ids.encode('onr', id);
  const answer = await onRamp.queryOrder({ orderRef, reference: order.reference });
  if (!answer.ok) {
    if (answer.reason !== 'order_unknown') stats?.gatewayFailed(onRamp.code, 'query');
    return;
  }
  if (!isAbout(deps, order, answer.report)) {
    log.error({ onRamp: onRamp.code, order: id.toString() }, 'on-ramp reports another purchase');
    return;
  }
  const { state, reference, txid } = answer.report;
  if (!(await moveOrder(db, id, { state, reference, txid }))) return;
  log.info({ onRamp: onRamp.code, order: id.toString(), to: state }, 'on-ramp order moved');
  const data = { id: ids.encode('dep', order.depositId), direction: 'deposit' as const, status: 'pending' };
  live.push({ audience: { playerId: order.playerId }, topic: 'payment', data });
};

/** Worker, every few seconds, a job for each on-ramp. */
export const followOrders = (deps: OnRampDeps, onRamp: OnRamp) => async (): Promise<void> => {
  for (const id of await takeDue(deps.db, onRamp.code)) await follow(deps, onRamp, id);
  await expireOrders(deps.db, onRamp.code);
};
