/** Promotions that are offered now: to a player, to a visitor, and the least deposit that earns one. */
import type { Promotion as Shown } from '@carmine/contract/promotions/promotions';
import type { CurrencyCode, Language } from '@carmine/money';
import type { PromotionsDeps } from '../deps.ts';
import { describeOffer } from './describe-offer.ts';
import { isShown, type Ineligible } from './eligibility.ts';
import { readOffered } from './offer-store.ts';
import { leastDepositCents, type Promotion } from './promotion.ts';
import { findOfferFacts, visitorFacts, type Asker, type OfferFacts } from './offer-facts.ts';

type Viewer = Omit<Asker, 'playerId'> & { readonly playerId?: Asker['playerId'] | undefined };

const offerFactsOf = (deps: PromotionsDeps, { playerId, ...rest }: Viewer): Promise<OfferFacts> =>
  playerId === undefined ? visitorFacts(deps, rest) : findOfferFacts(deps, { ...rest, playerId });

const shownTo = (offered: readonly Promotion[], facts: OfferFacts): [Promotion, Ineligible | undefined][] =>
  offered
    .map((one): [Promotion, Ineligible | undefined] => [one, facts.whyNot(one)])
    .filter(([, reason]) => isShown(reason));

const readerOf = async (
  { rates }: Pick<PromotionsDeps, 'rates'>,
  { currency, language }: { currency: CurrencyCode; language: Language },
  { maxWagering, welcomeLeft }: Pick<OfferFacts, 'maxWagering' | 'welcomeLeft'>,
) => ({ currency, language, rate: await rates.rate(currency), maxWagering, welcomeLeft });

export const listOffers =
  (deps: PromotionsDeps) =>
  async (viewer: Viewer, language: Language): Promise<Shown[]> => {
    const [offered, facts] = await Promise.all([readOffered(deps.db), offerFactsOf(deps, viewer)]);
    const reader = await readerOf(deps, { currency: viewer.currency, language }, facts);
    return shownTo(offered, facts).map(([one, reason]) => describeOffer(deps.ids, one, reader, reason));
  };

/** One promotion, as the viewer reads it. */
export const showOffer =
  (deps: PromotionsDeps) =>
  async (promotion: Promotion, viewer: Viewer, language: Language): Promise<Shown> => {
    const facts = await offerFactsOf(deps, viewer);
    const reader = await readerOf(deps, { currency: viewer.currency, language }, facts);
    return describeOffer(deps.ids, promotion, reader, facts.whyNot(promotion, true));
  };

/**
 * EUR cents of the least deposit that earns something: of the first five, what the welcome offer asks; after them, the least that an
 * eligible promotion needs. Undefined: no deposit earns anything.
 */
export const leastEarningDeposit =
  (deps: PromotionsDeps) =>
  async (viewer: Viewer): Promise<bigint | undefined> => {
    const [offered, facts] = await Promise.all([readOffered(deps.db), offerFactsOf(deps, viewer)]);
    const number = facts.pastDeposits;
    const welcome = offered.find(
      ({ rules: { kind, audience } }) => kind === 'welcome' && audience.pastDeposits?.from === number,
    );
    if (welcome !== undefined) return leastDepositCents(welcome.rules);
    return offered
      .filter((one) => facts.whyNot(one) === undefined)
      .map(({ rules }) => leastDepositCents(rules))
      .reduce<bigint | undefined>(
        (least, one) => (one !== undefined && (least === undefined || one < least) ? one : least),
        undefined,
      );
  };
