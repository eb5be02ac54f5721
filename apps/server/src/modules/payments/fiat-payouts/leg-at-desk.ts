/** A leg as operators see it: pure. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { CashOut } from '../cash-outs/index.ts';
import { isCalledOff, isLateOpen, manualMethod, type Leg } from './leg.ts';
import { hasGone, isForPerson } from './pay-by-hand.ts';
import type { DepositGateway } from '../ports.ts';
import { isStrandedLeg } from './stranded.ts';

export interface LegAtDesk extends Leg {
  /** Its gateway has no adapter here any more. */
  readonly stranded: boolean;
  /** A person pays it, or finds out whether it was paid, and books it. */
  readonly payable: boolean;
  /** Said before it is sent by bank; the gateway of what a card refused is asked then. */
  readonly takeable: boolean;
  /** Why no person sends it now, nor its gateway is told; nothing for what may have gone. */
  readonly keptBy: LegKeeper | undefined;
  /** Its gateway has paid it in that person's place. */
  readonly calledOff: boolean;
  /** Paid late, and a person has to see to it. */
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
