/** What came and was refused, on its way back: pure. */
import type { Money } from '@carmine/money';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { Deposit, DepositId } from '../deposits/index.ts';
import { isGone, type Gateways } from '../payers.ts';
import type { DepositGateway } from '../ports.ts';

/** `by_hand`: for a person. `taken`: a person is sending it by bank, and has said so before. */
export type RefundState = 'waiting' | 'sent' | 'by_hand' | 'taken' | 'paid';

/** It goes back by one of them and never by both. */
export type RefundWay = 'gateway' | 'bank';

export interface Refund {
  readonly depositId: DepositId;
  /** What came; `undefined` where nobody here can read what it was. */
  readonly amount: Money | undefined;
  readonly state: RefundState;
  /** From 1; each certain failure begins another one. */
  readonly attempt: number;
  readonly reference: string | undefined;
  /** By which it went, once it is back. */
  readonly way: RefundWay | undefined;
  /** Who said last that he sends it. */
  readonly takenBy: OperatorId | undefined;
  readonly takenAt: Date | undefined;
  /** Who booked it as sent by bank, at its last change. */
  readonly bookedBy: OperatorId | undefined;
  readonly squaredBy: OperatorId | undefined;
  /** When its gateway was first known to have given it back though a person had taken it. */
  readonly gatewayPaidAt: Date | undefined;
  /** When somebody saw to it that what went back by both came back once. */
  readonly squaredAt: Date | undefined;
  readonly updatedAt: Date;
}

/** A person's: no gateway is ordered to pay it. */
export const isByHand = (state: RefundState): boolean => state === 'by_hand' || state === 'taken';

/** By the bank and by its gateway: a person has to get one of them back. */
export const wentTwice = ({ way, gatewayPaidAt, squaredAt }: Refund): boolean =>
  way === 'bank' && gatewayPaidAt !== undefined && squaredAt === undefined;

/** A card that three orders could not reach is not reached by a fourth. */
export const mostAttempts = 3;

/** Before the next order, by the number of the one that failed. */
export const pauseSeconds = (attempt: number): number => (attempt === 1 ? 60 : 900);

/** Whether the gateway can be asked at all, or a person has to pay it. */
export const firstState = (
  { paid, providerReference }: Pick<Deposit, 'paid' | 'providerReference'>,
  gateway: DepositGateway | undefined,
): RefundState =>
  paid !== undefined && providerReference !== undefined && gateway?.payouts !== undefined ? 'waiting' : 'by_hand';

/** On its way through a gateway that nobody here can ask: whether it was paid is known at that gateway's own desk alone. */
export const isStrandedRefund = ({ state }: Pick<Refund, 'state'>, gateway: string, gateways: Gateways): boolean =>
  (state === 'waiting' || state === 'sent') && isGone(gateway, gateways);
