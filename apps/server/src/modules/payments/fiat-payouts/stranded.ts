/**
 * Money on its way out through a gateway that nobody here can ask any more, because its adapter was taken out of the
 * configuration. Whether it has been paid is known at that gateway's own desk alone: a person looks there, and books it.
 */
import type { Leg } from './leg.ts';
import { manualMethod } from './leg.ts';
import type { DepositGateway } from '../ports.ts';
import type { Refund } from '../refunds/refund.ts';

type Gateways = readonly Pick<DepositGateway, 'code' | 'payouts'>[];

/** The codes of those that can be told to pay, and asked about it. */
export const payersOf = (gateways: Gateways): string[] =>
  gateways.flatMap(({ code, payouts }) => (payouts === undefined ? [] : [code]));

const isGone = (code: string, gateways: Gateways): boolean => !payersOf(gateways).includes(code);

export const isStrandedRefund = ({ state }: Pick<Refund, 'state'>, gateway: string, gateways: Gateways): boolean =>
  (state === 'waiting' || state === 'sent') && isGone(gateway, gateways);

export const isStrandedLeg = ({ state, method }: Pick<Leg, 'state' | 'method'>, gateways: Gateways): boolean =>
  (state === 'waiting' || state === 'sent') && method !== manualMethod && isGone(method, gateways);
