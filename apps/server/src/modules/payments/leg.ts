/** The legs of a cash-out in money: pure. */
import type { DepositId } from './deposit.ts';

export type LegState = 'waiting' | 'sent' | 'paid' | 'failed';

/** The method of a cash-out that goes in legs, and that of a leg which a person pays. */
export const fiatMethod = 'FIAT';
export const manualMethod = 'MANUAL';

export interface PlannedLeg {
  /** A gateway's code, or `MANUAL`. */
  readonly method: string;
  readonly depositId: DepositId | undefined;
  readonly amount: bigint;
}

export interface Leg extends PlannedLeg {
  readonly leg: number;
  readonly state: LegState;
  readonly reference: string | undefined;
}

/** What may still go back through a deposit. */
export interface Room {
  readonly depositId: DepositId;
  readonly method: string;
  readonly left: bigint;
}

/** Back through what came last first; what no deposit can take is paid by a person. */
export const planLegs = (amount: bigint, rooms: readonly Room[]): PlannedLeg[] => {
  const legs: PlannedLeg[] = [];
  let rest = amount;
  for (const { depositId, method, left } of rooms) {
    if (rest === 0n) break;
    if (left <= 0n) continue;
    const part = left < rest ? left : rest;
    legs.push({ method, depositId, amount: part });
    rest -= part;
  }
  if (rest > 0n) legs.push({ method: manualMethod, depositId: undefined, amount: rest });
  return legs;
};
