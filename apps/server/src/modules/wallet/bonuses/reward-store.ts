/** SQL of rewards. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../ids.ts';

export interface Reward {
  readonly playerId: PlayerId;
  /** Paid once, ever. */
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly kind: 'rakeback' | 'race_prize' | 'level_gift' | 'referral' | 'promotion';
}

/** What a database function returns that credits a player outside a round. */
export interface CreditRow {
  readonly repeated: boolean;
  readonly to: 'cash' | 'locked';
  readonly settled: string;
}

/** Undefined: refused, the player is on a break. */
export const payReward = async (sql: Sql, reward: Reward): Promise<CreditRow | undefined> => {
  const { result } = await sql.one<{ result: CreditRow | null }>('select pay_reward($1, $2, $3, $4, $5) as result', [
    reward.playerId,
    reward.key,
    reward.currency,
    reward.amount,
    reward.kind,
  ]);
  return result ?? undefined;
};
