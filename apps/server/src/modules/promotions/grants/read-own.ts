/** The player's own promotions, as read by the player. */
import type { PlayerPromotion as Shown } from '@carmine/contract/promotions/promotions';
import { formatAmount, money, type Language } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionsDeps } from '../deps.ts';
import { describeOffer } from '../offers/describe-offer.ts';
import { readVersions } from '../offers/offer-store.ts';
import type { Promotion } from '../offers/promotion.ts';
import { mayBeGranted } from '../offers/offer-facts.ts';
import { readSpinsLeft, type SpinsLeft } from './grant-facts-store.ts';
import { findOwn, readOwn } from './grant-store.ts';
import type { PlayerPromotion, PlayerPromotionId } from './player-promotion.ts';
import { describeReward } from './describe-reward.ts';

/** More than that nobody reads on one page. */
const most = 100;

interface Facts {
  readonly versions: ReadonlyMap<string, Promotion>;
  readonly spinsLeft: ReadonlyMap<bigint, SpinsLeft>;
  /** Of the active bonus, as the ledger counts it now. */
  readonly wagered: ReadonlyMap<bigint, bigint>;
  readonly maxWagering: number;
  readonly held: Awaited<ReturnType<PromotionsDeps['wallet']['wallets']>>;
}

const versionKey = (id: bigint | undefined, version: number | undefined): string => `${id} ${version}`;

const factsFor = async (deps: PromotionsDeps, playerId: PlayerId, owns: readonly PlayerPromotion[]): Promise<Facts> => {
  const wanted = owns.flatMap(({ promotionId: id, version }) =>
    id === undefined || version === undefined ? [] : [{ id, version }],
  );
  const [versions, spinsLeft, gate, { maxWagering }, held] = await Promise.all([
    readVersions(deps.db, wanted),
    readSpinsLeft(deps.db, playerId, deps.clock.now()),
    deps.wallet.gate(playerId),
    mayBeGranted(deps, playerId),
    deps.wallet.wallets(playerId),
  ]);
  return {
    versions: new Map(versions.map((one) => [versionKey(one.id, one.version), one])),
    spinsLeft,
    wagered: new Map(gate?.bonus === undefined ? [] : [[gate.bonus.bonusId, gate.bonus.wagered]]),
    maxWagering: maxWagering || Infinity,
    held,
  };
};

/** As it was fixed at the grant, not as it would be converted now. */
const maxBetOf = ({ currency, maxFirstStake }: PlayerPromotion): Pick<Shown['promotion'], 'maxBet'> =>
  maxFirstStake === 0n ? {} : { maxBet: { currency, amount: formatAmount(money(currency, maxFirstStake)) } };

const promotionOf = async (
  deps: PromotionsDeps,
  own: PlayerPromotion,
  { versions, maxWagering }: Facts,
  language: Language,
): Promise<Shown['promotion']> => {
  const promotion = versions.get(versionKey(own.promotionId, own.version));
  if (promotion === undefined) return { ...describeReward(own, deps.translations, language), ...maxBetOf(own) };
  const rate = await deps.rates.rate(own.currency);
  const asked = { language, currency: own.currency, rate, maxWagering };
  return { ...describeOffer(deps.ids, promotion, asked, undefined), ...maxBetOf(own) };
};

/** Terms beside the wagering, as they hold for this grant. */
const termsOfOwn = ({ currency, state, terms, bonus }: PlayerPromotion, held: Facts['held']) => {
  const { conversionCap: cap, exceptGames, gameWeightsBp } = terms;
  const text = (subunits: bigint): string => formatAmount(money(currency, subunits));
  const balance = held.find((one) => one.currency === currency)?.bonus ?? 0n;
  const weights = Object.entries(gameWeightsBp).filter(([game]) => !exceptGames.includes(game));
  return {
    ...(cap === undefined ? {} : { conversionCap: text(cap) }),
    ...(cap === undefined || state !== 'active' || bonus === 0n
      ? {}
      : { convertible: text(balance < cap ? balance : cap) }),
    ...(exceptGames.length === 0 ? {} : { exceptGames: [...exceptGames] }),
    ...(weights.length === 0 ? {} : { gameWeights: Object.fromEntries(weights.map(([game, bp]) => [game, bp / 100])) }),
  };
};

const describeOwn = async (
  deps: PromotionsDeps,
  own: PlayerPromotion,
  facts: Facts,
  language: Language,
): Promise<Shown> => {
  const text = (subunits: bigint): string => formatAmount(money(own.currency, subunits));
  const { reason, converted, endedAt, expiresAt } = own;
  const spins = own.spinGrantId === undefined ? undefined : facts.spinsLeft.get(own.spinGrantId);
  return {
    id: deps.ids.encode('own', own.id),
    promotion: await promotionOf(deps, own, facts, language),
    state: own.state,
    // What staff look at in a review is for staff.
    ...(reason === undefined || own.state === 'review' ? {} : { reason }),
    source: own.source,
    ...{ currency: own.currency, bonus: text(own.bonus), wagerRequired: text(own.wagerRequired) },
    wagered: text(facts.wagered.get(own.id) ?? own.wagered),
    ...termsOfOwn(own, facts.held),
    freeSpins: {
      granted: own.spins,
      left: spins?.left ?? 0,
      value: text(own.spinValue ?? 0n),
      ...(spins === undefined || spins.left === 0 ? {} : { until: spins.until.toISOString() }),
    },
    ...(converted === undefined ? {} : { converted: text(converted) }),
    createdAt: own.createdAt.toISOString(),
    ...(endedAt === undefined ? {} : { endedAt: endedAt.toISOString() }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt.toISOString() }),
  };
};

export const listOwn =
  (deps: PromotionsDeps) =>
  async (playerId: PlayerId, language: Language): Promise<Shown[]> => {
    const owns = await readOwn(deps.db, playerId, most);
    const facts = await factsFor(deps, playerId, owns);
    return Promise.all(owns.map((own) => describeOwn(deps, own, facts, language)));
  };

export const showOwn =
  (deps: PromotionsDeps) =>
  async (playerId: PlayerId, id: PlayerPromotionId, language: Language): Promise<Shown | undefined> => {
    const own = await findOwn(deps.db, playerId, id);
    if (own === undefined) return undefined;
    return describeOwn(deps, own, await factsFor(deps, playerId, [own]), language);
  };
