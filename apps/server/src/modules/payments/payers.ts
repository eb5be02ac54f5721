/** Which gateways can be told to pay, and asked about it. */
import type { DepositGateway } from './ports.ts';

export type Gateways = readonly Pick<DepositGateway, 'code' | 'payouts'>[];

export const payersOf = (gateways: Gateways): string[] =>
  gateways.flatMap(({ code, payouts }) => (payouts === undefined ? [] : [code]));

/** Nobody here can ask it any more: its adapter was taken out of the configuration. */
export const isGone = (code: string, gateways: Gateways): boolean => !payersOf(gateways).includes(code);
