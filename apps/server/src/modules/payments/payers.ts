/** Gateways that can pay out, their targets, and whether they can be queried. */
import type { DepositGateway, DepositorTarget, PayoutTarget } from './ports.ts';

export type Gateways = readonly Pick<DepositGateway, 'code' | 'payouts'>[];

export const payersOf = (gateways: Gateways): string[] =>
  gateways.flatMap(({ code, payouts }) => (payouts === undefined ? [] : [code]));

/** It can no longer be queried: its adapter was removed from the configuration. */
export const isGone = (code: string, gateways: Gateways): boolean => !payersOf(gateways).includes(code);

/** Used for new plans; a disabled gateway still pays what was planned before. */
export const serving = (
  gateways: readonly Pick<DepositGateway, 'code' | 'payouts' | 'payoutTargets'>[],
  enabled: readonly string[],
  target: PayoutTarget,
): string[] =>
  payersOf(gateways.filter(({ code, payoutTargets }) => enabled.includes(code) && payoutTargets.includes(target)));

/** The target of a refund through this gateway. */
export const refundTarget = ({
  payoutTargets,
  refundTarget: only,
}: Pick<DepositGateway, 'payoutTargets' | 'refundTarget'>): DepositorTarget =>
  only ?? (payoutTargets.includes('back to the deposit') ? 'back to the deposit' : 'e-wallet');
