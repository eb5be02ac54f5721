/** A refund of a refused deposit. Pure. */
import type { Money } from '@carmine/money';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { Deposit, DepositId } from '../deposits/index.ts';
import { isGone, type Gateways } from '../payers.ts';
import type { DepositGateway } from '../ports.ts';

/** `by_hand`: left to an operator. `taken`: an operator is sending it by bank and has said so in advance. */
export type RefundState = 'waiting' | 'sent' | 'by_hand' | 'taken' | 'paid';

/** A refund is paid in exactly one of these ways. */
export type RefundWay = 'gateway' | 'bank';

export interface Refund {
  readonly depositId: DepositId;
  /** The received amount; `undefined` if it could not be parsed. */
  readonly amount: Money | undefined;
  readonly state: RefundState;
  /** Starts at 1; each certain failure starts another. */
  readonly attempt: number;
  readonly reference: string | undefined;
  /** How it was paid, once complete. */
  readonly way: RefundWay | undefined;
  /** The last operator who took it. */
  readonly takenBy: OperatorId | undefined;
  readonly takenAt: Date | undefined;
  /** The operator who booked it as sent by bank, at its last change. */
  readonly bookedBy: OperatorId | undefined;
  readonly squaredBy: OperatorId | undefined;
  /** When its gateway was first found to have paid it although an operator had taken it. */
  readonly gatewayPaidAt: Date | undefined;
  /** When an operator confirmed that one of two payments was returned. */
  readonly squaredAt: Date | undefined;
  readonly updatedAt: Date;
}

/** Left to an operator: no gateway is ordered to pay it. */
export const isByHand = (state: RefundState): boolean => state === 'by_hand' || state === 'taken';

/** Paid by bank and by its gateway: an operator has to get one back. */
export const wentTwice = ({ way, gatewayPaidAt, squaredAt }: Refund): boolean =>
  way === 'bank' && gatewayPaidAt !== undefined && squaredAt === undefined;

/** After three failed orders another one is pointless. */
export const mostAttempts = 3;

/** Delay before the next order, by the attempt that failed. */
export const pauseSeconds = (attempt: number): number => (attempt === 1 ? 60 : 900);

/** Whether the gateway can pay it, or an operator has to. */
export const firstState = (
  { paid, providerReference }: Pick<Deposit, 'paid' | 'providerReference'>,
  gateway: DepositGateway | undefined,
): RefundState =>
  paid !== undefined && providerReference !== undefined && gateway?.payouts !== undefined ? 'waiting' : 'by_hand';

/** Ordered at a gateway without an adapter: only the gateway's back office shows whether it was paid. */
export const isStrandedRefund = ({ state }: Pick<Refund, 'state'>, gateway: string, gateways: Gateways): boolean =>
  (state === 'waiting' || state === 'sent') && isGone(gateway, gateways);
