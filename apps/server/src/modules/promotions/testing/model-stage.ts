/** Promotions of a simple kind on a real ledger, which deliver their news when asked, and whose process may die. */
import { decodePayload, nameOf, type EventType } from '../../../platform/events/define-event.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { BonusBooks } from '../../wallet/testing/bonus-steps.ts';
import { subscribePromotions } from '../events.ts';
import { createPromotions, type Promotions } from '../index.ts';
import { mortalDatabase, type MortalDatabase } from './mortal-database.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { Offer } from './promotion-model.ts';
import { openPromotions, type PromotionStage } from './promotion-stage.ts';

export const offers: readonly Offer[] = [
  { percent: 50n, spins: 2, times: 1n, capTimes: 1n, excepted: false, weight: 10_000n },
  { percent: 30n, spins: 0, times: 2n, capTimes: undefined, excepted: false, weight: undefined },
  { percent: 100n, spins: 1, times: 1n, capTimes: undefined, excepted: true, weight: undefined },
];

export interface ModelStage {
  readonly stage: PromotionStage;
  readonly mortal: MortalDatabase;
  readonly promotions: Promotions;
  readonly books: BonusBooks;
  /** Of `offers`, in order. */
  readonly offerIds: readonly PromotionId[];
  /** By the event's name and version. */
  readonly handlers: ReadonlyMap<string, (job: { readonly payload: JsonObject }) => Promise<void>>;
}

const rulesOf = ({ percent, spins, times, capTimes, excepted, weight }: Offer) => ({
  ...{ kind: 'deposit', audience: {}, startsAt: '2026-01-01T00:00:00.000Z', couponOnly: false },
  ...{ perPlayer: { most: 100, each: 'ever' }, texts: { en: { title: 'A', summary: 'B' } } },
  reward: {
    ...{ kind: 'deposit', tiers: [{ fromEur: '10', matchPercent: Number(percent), freeSpins: spins }] },
    wagering: {
      ...{ times: Number(times), maxStakeEur: '5', days: 30, exceptGames: excepted ? ['dice'] : [] },
      conversionCapTimes: capTimes === undefined ? null : Number(capTimes),
      ...(weight === undefined ? {} : { gameWeights: { dice: Number(weight) / 100 } }),
    },
    freeSpins: {
      ...{ games: ['dice'], stakeEur: '0.20', days: 7 },
      unlock: { depositEur: '20', extraPercent: 50, wagering: 2, days: 30 },
    },
  },
});

const listen = (promotions: Promotions): ModelStage['handlers'] => {
  const handlers = new Map<string, (job: { readonly payload: JsonObject }) => Promise<void>>();
  const subscribe = (event: EventType, _subscriber: string, handler: (job: never) => Promise<void>) =>
    handlers.set(nameOf(event), async ({ payload }) => {
      const read = decodePayload(event, payload);
      if (!read.ok) throw new Error(read.problem);
      await handler({ payload: read.payload } as never);
    });
  subscribePromotions({ subscribe }, { promotions });
  return handlers;
};

export const openModelStage = async (): Promise<ModelStage> => {
  const stage = await openPromotions();
  const { owner, db, wallet, deps } = stage;
  const mortal = mortalDatabase(db);
  const promotions = createPromotions({ ...deps, db: mortal });
  const offerIds: PromotionId[] = [];
  for (const one of offers) offerIds.push(await stage.offer(rulesOf(one)));
  return { stage, mortal, promotions, books: { wallet, owner, app: db }, offerIds, handlers: listen(promotions) };
};
