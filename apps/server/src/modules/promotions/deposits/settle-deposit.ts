/**
 * What a credited deposit earns: the offer that it was made under, and the unlocking of free-spin winnings. Decided once per
 * deposit, on its locked row, whatever is delivered twice or at once; while the currency has no fresh rate, it waits.
 */
import { money, multiplyDivide, readAmount, toEur, type Rate } from '@carmine/money';
import type { depositCredited } from '../../../platform/events/catalogue/payments.ts';
import { promotionNotEarned } from '../../../platform/events/catalogue/promotions.ts';
import type { Payload } from '../../../platform/events/define-event.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionsDeps } from '../deps.ts';
import { readVersion } from '../offers/offer-store.ts';
import { mayBeGranted } from '../offers/offer-facts.ts';
import { isWelcomeOver } from '../offers/promotion.ts';
import {
  lockDepositOffer,
  noteSettled,
  readUndecided,
  saveOutcome,
  type DepositOffer,
  type Outcome,
} from './deposit-offer-store.ts';
import { grantPromotion } from '../grants/grant-promotion.ts';
import { lockPlayers, readHousehold, type Relative } from '../grants/grant-facts-store.ts';
import { findArmed, findOwn, insertOwn, moveOwn, saveAward } from '../grants/grant-store.ts';
import type { PlayerPromotion } from '../grants/player-promotion.ts';
import { freeWinnings, readUnlocks } from '../grants/spin-unlock-store.ts';
import { startGrant } from '../grants/start-grant.ts';

interface Circumstances {
  readonly rate: Rate;
  readonly maxWagering: number;
  readonly relatives: readonly Relative[];
}

type Decision = { readonly outcome: Outcome; readonly reason?: string };

/** The armed promotion of the deposit, if it can still be granted. */
const armedOf = (own: PlayerPromotion | undefined): PlayerPromotion | Decision | undefined => {
  if (own === undefined || own.state === 'armed') return own;
  if (own.grantedAt !== undefined) return { outcome: 'taken' };
  // Accepting another offer later does not take it from the deposit that was made before, nor does a fifth deposit.
  return own.state === 'cancelled' && (own.reason === 'replaced' || own.reason === 'welcome_over')
    ? own
    : { outcome: 'rejected' };
};

/** What a small deposit left armed is not kept for the sixth. */
const endWelcome = async ({ countDeposits }: PromotionsDeps, sql: Sql, playerId: PlayerId): Promise<void> => {
  const armed = await findArmed(sql, playerId);
  if (armed?.promotionId === undefined || armed.version === undefined) return;
  const { rules } = await readVersion(sql, armed.promotionId, armed.version);
  if (rules.kind === 'welcome' && isWelcomeOver(rules, await countDeposits(sql, playerId)))
    await moveOwn(sql, armed, { state: 'cancelled', reason: 'welcome_over' });
};

/** What ends an armed promotion: it would be refused again. */
const isFinal = (reason: string): boolean => reason !== 'below_tier';

const earn = async (
  deps: PromotionsDeps,
  sql: Sql,
  offer: DepositOffer & { readonly cash: bigint },
  { rate, maxWagering, relatives }: Circumstances,
): Promise<Decision> => {
  const { playerId, promotionId, version, armedId, couponId, currency, depositId } = offer;
  if (promotionId === undefined || version === undefined) return { outcome: 'none' };
  const own = armedOf(armedId === undefined ? undefined : await findOwn(sql, playerId, armedId));
  if (own !== undefined && 'outcome' in own) return own;
  const granted = await grantPromotion(deps, sql, {
    ...{
      playerId,
      promotion: await readVersion(sql, promotionId, version),
      currency,
      own,
      couponId,
      rate,
      maxWagering,
    },
    ...{ relatives, offeredAt: offer.madeAt },
    deposit: { id: depositId, cash: offer.cash, rate: { currency, scaled: offer.eurRate ?? rate.scaled } },
  });
  if (granted.ok) return { outcome: granted.state === 'review' ? 'review' : 'granted' };
  if (own?.state === 'armed' && isFinal(granted.reason))
    await moveOwn(sql, own, { state: 'cancelled', reason: granted.reason });
  return granted.reason === 'below_tier'
    ? { outcome: 'below_tier' }
    : { outcome: granted.reason === 'used' ? 'taken' : 'refused', reason: granted.reason };
};

/** A later deposit turns free-spin winnings into bonus money; it queues behind the match that the same deposit earned. */
const unlock = async (
  deps: PromotionsDeps,
  sql: Sql,
  { playerId, depositId, currency, cash }: DepositOffer & { readonly cash: bigint },
  { rate }: Circumstances,
): Promise<void> => {
  const terms = (await readUnlocks(sql, playerId)).find((one) => one.currency === currency);
  if (terms === undefined || cash < terms.deposit || terms.until <= deps.clock.now()) return;
  const fromSpins = await freeWinnings(sql, playerId, currency);
  if (fromSpins <= 0n) return;
  const extra = multiplyDivide(fromSpins, BigInt(terms.percent), 100n, 'floor');
  const made = await insertOwn(sql, {
    ...{ playerId, source: 'unlock', reference: `deposit:${depositId}`, state: 'queued', currency },
  });
  const own = await saveAward(
    sql,
    made,
    {
      ...{
        bonus: fromSpins + extra,
        fromSpins,
        wagerTimes: terms.times,
        wagerRequired: fromSpins * BigInt(terms.times),
      },
      bonusCents: toEur(money(currency, extra), rate, 'ceil').subunits,
      ...{ maxFirstStake: terms.maxFirstStake, days: terms.days },
      ...{ spins: 0, spinValue: undefined, spinGames: [], spinDays: undefined, unlock: undefined },
    },
    { depositId },
  );
  await startGrant(deps, sql, own);
};

const decide = async (
  deps: PromotionsDeps,
  sql: Sql,
  offer: DepositOffer & { readonly cash: bigint },
  circumstances: Circumstances & { readonly isAllowed: boolean },
): Promise<Decision> => {
  if (offer.cash === 0n) return { outcome: offer.promotionId === undefined ? 'none' : 'locked' };
  if (!circumstances.isAllowed) return { outcome: offer.promotionId === undefined ? 'none' : 'protected' };
  const decision = await earn(deps, sql, offer, circumstances);
  await unlock(deps, sql, offer, circumstances);
  return decision;
};

/** Told to the player: the deposit did not bring what it was made for, and why. */
const told: ReadonlySet<Outcome> = new Set(['taken', 'below_tier', 'locked', 'refused', 'review']);

export const decideDeposit =
  (deps: PromotionsDeps) =>
  async ({ playerId, depositId }: { playerId: PlayerId; depositId: bigint }): Promise<void> => {
    const found = await lockDepositOffer(deps.db, depositId);
    if (found === undefined || found.outcome !== undefined) return;
    const [rate, permission, relatives] = await Promise.all([
      deps.rates.rate(found.currency),
      mayBeGranted(deps, playerId),
      readHousehold(deps.db, playerId),
    ]);
    if (rate === undefined || rate.stale) return;
    const circumstances = { rate, relatives, maxWagering: permission.maxWagering, isAllowed: permission.ok };
    const isDecided = await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId, ...relatives.map((one) => one.playerId)]);
      const offer = await lockDepositOffer(sql, depositId);
      if (offer?.cash === undefined || offer.outcome !== undefined) return false;
      const { outcome, reason } = await decide(deps, sql, { ...offer, cash: offer.cash }, circumstances);
      await endWelcome(deps, sql, playerId);
      await saveOutcome(sql, depositId, outcome, reason);
      if (told.has(outcome))
        await deps.outbox.publish(sql, promotionNotEarned, depositId.toString(), {
          ...{ playerId, deposit: deps.ids.encode('dep', depositId), reason: reason ?? outcome },
        });
      return true;
    });
    if (isDecided) deps.live.push({ audience: { playerId }, topic: 'promotions', data: {} });
  };

export interface CreditedDeposit {
  readonly playerId: PlayerId;
  readonly depositId: bigint;
  readonly currency: DepositOffer['currency'];
  /** The part that became cash. */
  readonly cash: bigint;
}

/** As its event says; the cash is absent in events of the previous release, which had no offers. */
export const creditOf = ({
  playerId,
  depositId,
  currency,
  cash,
}: Payload<typeof depositCredited>): CreditedDeposit => ({
  ...{ playerId, depositId, currency },
  cash: cash === undefined ? 0n : readAmount(currency, cash).subunits,
});

export const settleDeposit = (deps: PromotionsDeps) => {
  const decideOne = decideDeposit(deps);
  return async (deposit: CreditedDeposit): Promise<void> => {
    await noteSettled(deps.db, deposit);
    await decideOne(deposit);
  };
};

/** Worker: deposits that wait for a rate, or whose decision was interrupted. */
export const decideWaiting = (deps: PromotionsDeps) => {
  const decideOne = decideDeposit(deps);
  return async (): Promise<void> => {
    for (const waiting of await readUndecided(deps.db, 100)) await decideOne(waiting);
  };
};
