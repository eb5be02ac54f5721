/** A leg as operators see it. Pure. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { CashOut } from '../cash-outs/index.ts';
import { isCalledOff, isLateOpen, manualMethod, type Leg } from './leg.ts';
import { hasGone, isForPerson } from './pay-by-hand.ts';
import type { DepositGateway } from '../ports.ts';
import { isStrandedLeg } from './stranded.ts';

export interface LegAtDesk extends Leg {
  /** Its gateway no longer has an adapter. */
  readonly stranded: boolean;
  /** An operator pays it, or finds out whether it was paid, and books it. */
  readonly payable: boolean;
  /** Take it before sending it by bank; the gateway of a failed card leg is queried then. */
  readonly takeable: boolean;
  /** What blocks sending it now; undefined if it may already have been sent. */
  readonly keptBy: LegKeeper | undefined;
  /** Its gateway has paid it in the operator's place. */
  readonly calledOff: boolean;
  /** Paid late, and needs an operator. */
  readonly lateOpen: boolean;
}

export const legsAtDesk = (
  gateways: readonly DepositGateway[],
  { state }: Pick<CashOut, 'state'>,
  legs: readonly Leg[],
  keeps: LegKeeper | undefined,
): LegAtDesk[] =>
  legs.map((leg) => {
    const keptBy = leg.state === 'waiting' && !hasGone(leg) ? keeps : undefined;
    const payable = state === 'submitted' && isForPerson(leg, gateways) && keptBy === undefined;
    return {
      ...leg,
      stranded: isStrandedLeg(leg, gateways),
      ...{ payable, keptBy },
      takeable: payable && leg.method === manualMethod && leg.takenBy === undefined,
      calledOff: isCalledOff(leg, legs),
      lateOpen: isLateOpen(leg),
    };
  });
