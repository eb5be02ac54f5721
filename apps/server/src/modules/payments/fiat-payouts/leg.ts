/** The legs of a cash-out in money: pure. */
import type { Ids, OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/index.ts';
import type { DepositId } from '../deposits/index.ts';
import type { PayoutTarget } from '../ports.ts';

export type LegState = 'waiting' | 'sent' | 'paid' | 'failed';

/** The method of a cash-out that goes in legs, and that of a leg which a person pays. */
export const fiatMethod = 'FIAT';
export const manualMethod = 'MANUAL';

export interface LegAt {
  readonly cashOutId: CashOutId;
  readonly leg: number;
}

export interface PlannedLeg {
  /** A gateway's code, or `MANUAL`. */
  readonly method: string;
  readonly target: PayoutTarget;
  readonly depositId: DepositId | undefined;
  readonly amount: bigint;
}

export interface Leg extends PlannedLeg {
  readonly leg: number;
  readonly state: LegState;
  readonly reference: string | undefined;
  /** When its gateway was first allowed to be told. */
  readonly letGoAt: Date | undefined;
  /** Of a leg that a person pays: the failed one whose sum it is. */
  readonly replaces: number | undefined;
  /** Who is sending it by bank, and has said so before. */
  readonly takenBy: OperatorId | undefined;
  readonly takenAt: Date | undefined;
  /** When its gateway was first known to have paid it though it had failed. */
  readonly paidLateAt: Date | undefined;
  /**
   * `held`: paid out of what was held, as any leg. `player`: the player had it already. `house`: as that, of an erased player.
   * Nothing while a person who is sending it has not said what became of that.
   */
  readonly lateWay: 'held' | 'player' | 'house' | undefined;
  /** What of it was no longer in the wallet. */
  readonly lateOwed: bigint;
  /** Who saw to what went twice. */
  readonly squaredBy: OperatorId | undefined;
  readonly squaredAt: Date | undefined;
}

/** Paid late, and a person has to see to it. */
export const isLateOpen = ({ paidLateAt, lateWay, squaredAt }: Leg): boolean =>
  paidLateAt !== undefined && lateWay !== 'held' && squaredAt === undefined;

/** Its gateway paid it in place of the person who was to. */
export const isCalledOff = (leg: Leg, legs: readonly Leg[]): boolean =>
  leg.state === 'failed' && legs.some((other) => other.leg === leg.replaces && other.lateWay === 'held');

/** Its gateway has not said yet that it took the order; `payers`: those that can be asked. */
export const isToBeOrdered = ({ state, method }: Pick<Leg, 'state' | 'method'>, payers: readonly string[]): boolean =>
  state === 'waiting' && payers.includes(method);

/** The first of them is on its way, or none is left that a gateway could be told of. */
export const isOnItsWay = (legs: readonly Pick<Leg, 'state' | 'method'>[], payers: readonly string[]): boolean =>
  legs.some(({ state }) => state === 'sent' || state === 'paid') || !legs.some((leg) => isToBeOrdered(leg, payers));

/** Under which a leg is ordered at its gateway. */
export const legReference = (ids: Ids, id: CashOutId, leg: number): string => `${ids.encode('wdr', id)}_${leg}`;

/** What may still go back through a deposit. */
export interface Room {
  readonly depositId: DepositId;
  readonly method: string;
  readonly left: bigint;
}

/** A deposit from the player's own account at a gateway that pays to it, whatever the deposit brought. */
export type EWallet = Omit<Room, 'left'>;

/**
 * Back through what came last first, what no deposit can take to the player's e-wallet, without one to a bank, by a person.
 * `others`: what deposits could take back beside these rooms. A person pays that: an e-wallet is no way out for other deposits' money.
 */
export const planLegs = (
  amount: bigint,
  rooms: readonly Room[],
  { eWallet, others = 0n }: { readonly eWallet?: EWallet | undefined; readonly others?: bigint } = {},
): PlannedLeg[] => {
  const legs: PlannedLeg[] = [];
  let rest = amount;
  for (const { depositId, method, left } of rooms) {
    if (rest === 0n) break;
    if (left <= 0n) continue;
    const part = left < rest ? left : rest;
    legs.push({ method, target: 'back to the deposit', depositId, amount: part });
    rest -= part;
  }
  const byPerson = eWallet === undefined || others > rest ? rest : others;
  if (byPerson > 0n) legs.push({ method: manualMethod, depositId: undefined, target: 'bank', amount: byPerson });
  if (eWallet !== undefined && rest > byPerson) legs.push({ ...eWallet, target: 'e-wallet', amount: rest - byPerson });
  return legs;
};
