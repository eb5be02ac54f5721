/** Which gateways can be told to pay, where to, and asked about it. */
import type { DepositGateway, DepositorTarget, PayoutTarget } from './ports.ts';

export type Gateways = readonly Pick<DepositGateway, 'code' | 'payouts'>[];

export const payersOf = (gateways: Gateways): string[] =>
  gateways.flatMap(({ code, payouts }) => (payouts === undefined ? [] : [code]));

/** Nobody here can ask it any more: its adapter was taken out of the configuration. */
export const isGone = (code: string, gateways: Gateways): boolean => !payersOf(gateways).includes(code);

/** What is planned now goes by these: one that is switched off still pays what was planned before. */
export const serving = (
  gateways: readonly Pick<DepositGateway, 'code' | 'payouts' | 'payoutTargets'>[],
  enabled: readonly string[],
  target: PayoutTarget,
): string[] =>
  payersOf(gateways.filter(({ code, payoutTargets }) => enabled.includes(code) && payoutTargets.includes(target)));

/** How refused money goes back by this gateway. */
export const refundTarget = ({ payoutTargets }: Pick<DepositGateway, 'payoutTargets'>): DepositorTarget =>
  payoutTargets.includes('back to the deposit') ? 'back to the deposit' : 'e-wallet';
