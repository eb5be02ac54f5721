/**
 * A leg at a gateway that nobody here can ask any more. Whether it has been paid is known at that gateway's own desk alone: a
 * person looks there, and books it.
 */
import { type Leg, manualMethod } from './leg.ts';
import { isGone, type Gateways } from '../payers.ts';

export const isStrandedLeg = ({ state, method }: Pick<Leg, 'state' | 'method'>, gateways: Gateways): boolean =>
  (state === 'waiting' || state === 'sent') && method !== manualMethod && isGone(method, gateways);
