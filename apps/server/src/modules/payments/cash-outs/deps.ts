/** Dependencies of withdrawal use cases, in addition to those of deposits. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { PayoutRail } from './ports.ts';

export interface CashOutDeps extends Omit<PaymentsDeps, 'wallet' | 'gateways' | 'publicUrl' | 'jobs'> {
  readonly wallet: PaymentsDeps['wallet'] &
    Pick<
      Wallet,
      | 'withdrawable'
      | 'holdCashOut'
      | 'settleCashOut'
      | 'bookLatePayout'
      | 'returnCashOut'
      | 'cashOutsStopped'
      | 'areCashOutsStopped'
      | 'bookNetworkFee'
      | 'bookDrain'
      | 'bookArrival'
      | 'reverseArrival'
    >;
  /**
   * Why an operator has to review every withdrawal of this player, in snake_case; undefined without a hold. Absent without a compliance
   * module.
   */
  readonly riskHold?: (playerId: PlayerId) => Promise<string | undefined>;
  /** Whether a hold applies now, without re-evaluating the player: for lists. */
  readonly isWatched?: (playerId: PlayerId) => Promise<boolean>;
  /** Until when withdrawals of this player are held for a reason that the player knows and that ends by itself. */
  readonly heldUntil?: (playerId: PlayerId) => Promise<Date | undefined>;
  /** Any count other than 0 needs an operator. */
  readonly alarm: (kind: string, count: number) => void;
}

/** For requesting and deciding: before a rail has taken the withdrawal. */
export interface RailDeps extends CashOutDeps {
  readonly rails: readonly PayoutRail[];
}
