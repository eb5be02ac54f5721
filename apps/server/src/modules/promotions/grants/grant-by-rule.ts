/** Grants bonus money that another rule owes: level gifts, cashback, referrals, campaigns. Once per reference, in the caller's transaction. */
import { fromEur, money, parseRate, readAmount, toEur, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { isStale } from '../../rates/index.ts';
import { wageringIn } from '../offers/promotion.ts';
import { termsOfBonus, type BonusRules } from './award.ts';
import { lockPlayers, readBonusFacts } from './grant-facts-store.ts';
import { findByReference, insertOwn, saveAward } from './grant-store.ts';
import type { GrantSource, PlayerPromotion } from './player-promotion.ts';
import { startGrant, type StartDeps } from './start-grant.ts';

export interface RuleGrant {
  readonly playerId: PlayerId;
  readonly reference: string;
  readonly source: Exclude<GrantSource, 'promotion' | 'unlock'>;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly wageringTimes: number;
  readonly maxStakeEur: string;
  readonly days: number;
  /** What earned it: if that is reversed, what is left of the grant ends. */
  readonly depositId?: bigint;
  /** Why a person has to look at it before it starts. */
  readonly review?: string | undefined;
  /** Absent: no terms beside the wagering. */
  readonly rules?: BonusRules;
}

export type RuleGranted =
  | { readonly state: 'active' | 'queued' | 'review' }
  | { readonly state: 'refused'; readonly reason: 'protected' | 'rate_stale' | 'nothing' };

const stateOf = ({ state }: PlayerPromotion): 'active' | 'queued' | 'review' =>
  state === 'queued' || state === 'review' ? state : 'active';

/** Asks the database alone, because a second connection inside the caller's transaction could deadlock when the pool is exhausted. */
export const grantByRule =
  (deps: StartDeps) =>
  async (sql: Sql, grant: RuleGrant): Promise<RuleGranted> => {
    const { playerId, reference, source, currency, amount } = grant;
    await lockPlayers(sql, [playerId]);
    const before = await findByReference(sql, playerId, source, reference);
    if (before !== undefined) return { state: stateOf(before) };
    if (amount <= 0n) return { state: 'refused', reason: 'nothing' };
    const facts = await readBonusFacts(sql, playerId, currency);
    if (facts.isProtected) return { state: 'refused', reason: 'protected' };
    const scaled = facts.eurRate === null ? undefined : parseRate(facts.eurRate);
    if (scaled === undefined || isStale(currency, facts.ageSeconds ?? Infinity))
      return { state: 'refused', reason: 'rate_stale' };
    const rate = { currency, scaled };
    const wagerTimes = wageringIn(grant.wageringTimes, facts.maxWagering);
    const maxFirstStake = fromEur(readAmount('EUR', grant.maxStakeEur), rate, 'floor').subunits;
    await deps.wallet.openWallet(sql, { playerId, currency, makeDefault: false });
    const { review, depositId } = grant;
    const state = review === undefined ? 'queued' : 'review';
    const made = await insertOwn(sql, { playerId, source, reference, state, reason: review, currency });
    const own = await saveAward(
      sql,
      made,
      {
        ...{ bonus: amount, fromSpins: 0n, bonusCents: toEur(money(currency, amount), rate, 'ceil').subunits },
        ...{ wagerTimes, wagerRequired: amount * BigInt(wagerTimes) },
        ...{ maxFirstStake: maxFirstStake > 0n ? maxFirstStake : 1n, days: grant.days },
        terms: grant.rules && termsOfBonus(amount, grant.rules),
        ...{ spins: 0, spinValue: undefined, spinGames: [], spinDays: undefined, unlock: undefined },
      },
      { depositId },
    );
    if (review !== undefined) return { state: 'review' };
    const started = await startGrant(deps, sql, own);
    return { state: started === 'active' ? 'active' : 'queued' };
  };
