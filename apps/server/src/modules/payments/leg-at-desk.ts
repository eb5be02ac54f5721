/** A leg as operators see it: pure. */
import type { CashOut } from './cash-out.ts';
import { isCalledOff, isLateOpen, type Leg } from './leg.ts';
import { isForPerson } from './pay-by-hand.ts';
import type { DepositGateway } from './ports.ts';
import { isStrandedLeg } from './stranded.ts';

export interface LegAtDesk extends Leg {
  /** Its gateway has no adapter here any more. */
  readonly stranded: boolean;
  /** A person pays it, or finds out whether it was paid, and books it. */
  readonly payable: boolean;
  /** Its gateway is asked first, by the person who takes it. */
  readonly takeable: boolean;
  /** Its gateway has paid it in that person's place. */
  readonly calledOff: boolean;
  /** Paid late, and a person has to see to it. */
  readonly lateOpen: boolean;
}

export const legsAtDesk = (
  gateways: readonly DepositGateway[],
  { state }: Pick<CashOut, 'state'>,
  legs: readonly Leg[],
): LegAtDesk[] =>
  legs.map((leg) => {
    const payable = state === 'submitted' && isForPerson(leg, gateways);
    return {
      ...leg,
      stranded: isStrandedLeg(leg, gateways),
      payable,
      takeable: payable && leg.replaces !== undefined && leg.takenBy === undefined,
      calledOff: isCalledOff(leg, legs),
      lateOpen: isLateOpen(leg),
    };
  });
