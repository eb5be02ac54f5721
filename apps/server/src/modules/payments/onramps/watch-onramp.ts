/** Records of every call to an on-ramp whether it was answered. */
import { noteCall, type HealthDeps } from '../health/index.ts';
import type { OnRamp } from './ports.ts';

export const watchOnRamp =
  (deps: HealthDeps) =>
  (onRamp: OnRamp): OnRamp => ({
    ...onRamp,
    placeOrder: async (order) => {
      const placed = await onRamp.placeOrder(order);
      const failure = placed.ok || placed.reason === 'refused' ? undefined : placed.reason;
      await noteCall(deps, onRamp.code, 'order', failure);
      return placed;
    },
    queryOrder: async (by) => {
      const answer = await onRamp.queryOrder(by);
      const failure = answer.ok || answer.reason === 'order_unknown' ? undefined : answer.reason;
      await noteCall(deps, onRamp.code, 'query', failure);
      return answer;
    },
  });
