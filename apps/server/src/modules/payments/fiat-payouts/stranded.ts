/**
 * A stranded leg is at a gateway without an adapter, so only the gateway's back office shows whether it was paid: an operator looks
 * there and books it.
 */
import { type Leg, manualMethod } from './leg.ts';
import { isGone, type Gateways } from '../payers.ts';

export const isStrandedLeg = ({ state, method }: Pick<Leg, 'state' | 'method'>, gateways: Gateways): boolean =>
  (state === 'waiting' || state === 'sent') && method !== manualMethod && isGone(method, gateways);
