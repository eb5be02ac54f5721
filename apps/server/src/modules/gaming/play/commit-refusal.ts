/** Maps the ledger's refusals to those of the player API. */
import { type CurrencyCode, showAmount } from '@carmine/money';
import type { Gate, RoundRefusal } from '../../wallet/index.ts';
import { refused, type Refused } from '../rounds/errors.ts';

export interface RefusalContext {
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly funding: 'cash' | 'free_spin';
  /** The player's gate; read only if the answer depends on it. */
  readonly gate: () => Promise<Pick<Gate, 'protectionStatus' | 'country'> | undefined>;
}

const excluded = async ({ gate }: RefusalContext, until: Date | undefined): Promise<Refused> => {
  const protectionStatus = (await gate())?.protectionStatus;
  if (protectionStatus === 'closed') return refused('account_closed');
  if (protectionStatus === 'locked') return refused('account_locked');
  return refused('self_excluded', { until });
};

const outOfPlace = async ({ gate, country }: RefusalContext): Promise<Refused> =>
  refused(country === 'ZZ' && (await gate())?.country === undefined ? 'country_unknown' : 'country_restricted');

export const commitRefusal = async (reply: RoundRefusal, context: RefusalContext): Promise<Refused> => {
  switch (reply.status) {
    case 'excluded':
      return excluded(context, reply.until);
    case 'country':
      return outOfPlace(context);
    case 'limit':
      return refused('limit_reached', { limit: { kind: reply.limit.kind, until: reply.limit.until?.toISOString() } });
    case 'bonus_max_bet':
      return refused('bonus_max_bet', {
        maxStake: showAmount(context.currency, reply.maxStake),
        currency: context.currency,
      });
    case 'bonus_game_excluded':
      return refused(
        'bonus_game_excluded',
        reply.maxStake === undefined
          ? {}
          : { maxStake: showAmount(context.currency, reply.maxStake), currency: context.currency },
      );
    case 'feature_buy_forbidden':
    case 'feature_buy_with_bonus':
      return refused(reply.status);
    case 'too_fast':
      return refused('too_fast', {
        retryAfterMs: reply.retryAfterMs,
        retryAfterS: Math.ceil(reply.retryAfterMs / 1000),
      });
    case 'funds':
      return context.funding === 'free_spin' ? refused('free_spins_unavailable') : refused('insufficient_funds');
    case 'stale_seq':
      return refused('stale_action');
    case 'no_session':
      return refused('play_session_ended');
    case 'key_reused':
      return refused('idempotency_key_reused');
    case 'closed':
      return refused('round_closed');
    case 'stale_nonce':
    case 'stale_meter':
    default:
      return refused('try_again', { retryAfterS: 1 });
  }
};
