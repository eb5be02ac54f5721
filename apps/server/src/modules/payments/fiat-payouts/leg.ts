/** The legs of a fiat withdrawal. Pure. */
import { createHash } from 'node:crypto';
import type { Ids, OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/index.ts';
import type { DepositId } from '../deposits/index.ts';
import type { PayoutTarget } from '../ports.ts';

export type LegState = 'waiting' | 'sent' | 'paid' | 'failed';

/** Method of withdrawals paid in legs, and of legs paid by an operator. */
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
  /** What is sent. */
  readonly amount: bigint;
  /** What it costs the player, beside what is sent. */
  readonly fee: bigint;
}

/** Names what a player is shown of a plan. Which of several deposits takes a part back is not shown, and may change. */
export const nameOfPlan = (legs: readonly Pick<PlannedLeg, 'method' | 'target' | 'amount' | 'fee'>[]): string => {
  const shown = legs.map(({ method, target, amount, fee }) => [method, target, `${amount}`, `${fee}`]);
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
};

/** Planned by what leaves the wallet, before its method's fee. */
export type GrossLeg = Omit<PlannedLeg, 'fee'>;

export interface Leg extends PlannedLeg {
  readonly leg: number;
  readonly state: LegState;
  readonly reference: string | undefined;
  /** When its gateway could first have been ordered to pay it. */
  readonly letGoAt: Date | undefined;
  /** On a leg for an operator: the failed leg that it replaces. */
  readonly replaces: number | undefined;
  /** The operator who is sending it by bank and has said so in advance. */
  readonly takenBy: OperatorId | undefined;
  readonly takenAt: Date | undefined;
  /** When its gateway was first found to have paid it after the failure. */
  readonly paidLateAt: Date | undefined;
  /**
   * `held`: paid from the hold, like any leg. `player`: the player had the money already. `house`: the same for an erased player.
   * Undefined while an operator who is sending it has not reported the result.
   */
  readonly lateWay: 'held' | 'player' | 'house' | undefined;
  /** The part that was no longer in the wallet. */
  readonly lateOwed: bigint;
  /** The operator who handled the double payment. */
  readonly squaredBy: OperatorId | undefined;
  readonly squaredAt: Date | undefined;
}

/** Paid late, and needs an operator. */
export const isLateOpen = ({ paidLateAt, lateWay, squaredAt }: Leg): boolean =>
  paidLateAt !== undefined && lateWay !== 'held' && squaredAt === undefined;

/** Its gateway paid it in place of the operator. */
export const isCalledOff = (leg: Leg, legs: readonly Leg[]): boolean =>
  leg.state === 'failed' && legs.some((other) => other.leg === leg.replaces && other.lateWay === 'held');

/** Its gateway has not confirmed the order yet; `payers`: gateways that can be queried. */
export const isToBeOrdered = ({ state, method }: Pick<Leg, 'state' | 'method'>, payers: readonly string[]): boolean =>
  state === 'waiting' && payers.includes(method);

/** The first leg was ordered, or none is left for a gateway. */
export const isOnItsWay = (legs: readonly Pick<Leg, 'state' | 'method'>[], payers: readonly string[]): boolean =>
  legs.some(({ state }) => state === 'sent' || state === 'paid') || !legs.some((leg) => isToBeOrdered(leg, payers));

/** The reference that a leg is ordered under at its gateway. */
export const legReference = (ids: Ids, id: CashOutId, leg: number): string => `${ids.encode('wdr', id)}_${leg}`;

/** The amount that can still be returned through a deposit. */
export interface Room {
  readonly depositId: DepositId;
  readonly method: string;
  readonly left: bigint;
}

/** A deposit from the player's account at a gateway that pays e-wallets, where the deposit's amount is no limit. */
export type EWallet = Omit<Room, 'left'>;

/**
 * Newest deposits first, then the player's e-wallet, or else a bank, by an operator. `others`: what deposits could take back in
 * addition to these rooms; an operator pays that part, because other deposits' money must not go to an e-wallet.
 */
export const planLegs = (
  amount: bigint,
  rooms: readonly Room[],
  { eWallet, others = 0n }: { readonly eWallet?: EWallet | undefined; readonly others?: bigint } = {},
): GrossLeg[] => {
  const legs: GrossLeg[] = [];
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
