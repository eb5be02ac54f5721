/** What the use cases of cash-outs are given beside what deposits are. */
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
    >;
  /**
   * Why a person has to look at every cash-out of this player, in snake_case; nothing when nobody holds them back. Absent
   * where nobody watches over risk.
   */
  readonly riskHold?: (playerId: PlayerId) => Promise<string | undefined>;
  /** Whether anybody holds them back now, without looking anew at the player: for lists. */
  readonly isWatched?: (playerId: PlayerId) => Promise<boolean>;
  /** Until when no cash-out of this player leaves for a reason that the player knows and that ends by itself. */
  readonly heldUntil?: (playerId: PlayerId) => Promise<Date | undefined>;
  /** Anything but 0 wants a person. */
  readonly alarm: (kind: string, count: number) => void;
}

/** Of what is asked for, and decided: before a rail has taken it. */
export interface RailDeps extends CashOutDeps {
  readonly rails: readonly PayoutRail[];
}
