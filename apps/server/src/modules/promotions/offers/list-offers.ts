/** Promotions that are offered now: to a player, to a visitor, and the least deposit that earns one. */
import type { Promotion as Shown } from '@carmine/contract/promotions/promotions';
import type { CurrencyCode, Language } from '@carmine/money';
import type { PromotionsDeps } from '../deps.ts';
import { describeOffer } from './describe-offer.ts';
import { isShown, type Ineligible } from './eligibility.ts';
import { readOffered } from './offer-store.ts';
import { leastDepositCents, type Promotion } from './promotion.ts';
import { findStanding, visitorStanding, type Asker, type OfferStatus } from './standing.ts';

type Viewer = Omit<Asker, 'playerId'> & { readonly playerId?: Asker['playerId'] | undefined };

const standingOf = (deps: PromotionsDeps, { playerId, ...rest }: Viewer): Promise<OfferStatus> =>
  playerId === undefined ? visitorStanding(deps, rest) : findStanding(deps, { ...rest, playerId });

const shownTo = (offered: readonly Promotion[], standing: OfferStatus): [Promotion, Ineligible | undefined][] =>
  offered
    .map((one): [Promotion, Ineligible | undefined] => [one, standing.whyNot(one)])
    .filter(([, reason]) => isShown(reason));

const readerOf = async (
  { rates }: Pick<PromotionsDeps, 'rates'>,
  { currency, language }: { currency: CurrencyCode; language: Language },
  { maxWagering, welcomeLeft }: Pick<OfferStatus, 'maxWagering' | 'welcomeLeft'>,
) => ({ currency, language, rate: await rates.rate(currency), maxWagering, welcomeLeft });

export const listOffers =
  (deps: PromotionsDeps) =>
  async (viewer: Viewer, language: Language): Promise<Shown[]> => {
    const [offered, standing] = await Promise.all([readOffered(deps.db), standingOf(deps, viewer)]);
    const reader = await readerOf(deps, { currency: viewer.currency, language }, standing);
    return shownTo(offered, standing).map(([one, reason]) => describeOffer(deps.ids, one, reader, reason));
  };

/** One promotion, as the viewer reads it. */
export const showOffer =
  (deps: PromotionsDeps) =>
  async (promotion: Promotion, viewer: Viewer, language: Language): Promise<Shown> => {
    const standing = await standingOf(deps, viewer);
    const reader = await readerOf(deps, { currency: viewer.currency, language }, standing);
    return describeOffer(deps.ids, promotion, reader, standing.whyNot(promotion, true));
  };

/**
 * EUR cents of the least deposit that earns something: of the first five, what the welcome offer asks; after them, the least that an
 * eligible promotion needs. Undefined: no deposit earns anything.
 */
export const leastEarningDeposit =
  (deps: PromotionsDeps) =>
  async (viewer: Viewer): Promise<bigint | undefined> => {
    const [offered, standing] = await Promise.all([readOffered(deps.db), standingOf(deps, viewer)]);
    const number = standing.pastDeposits;
    const welcome = offered.find(
      ({ rules: { kind, audience } }) => kind === 'welcome' && audience.pastDeposits?.from === number,
    );
    if (welcome !== undefined) return leastDepositCents(welcome.rules);
    return offered
      .filter((one) => standing.whyNot(one) === undefined)
      .map(({ rules }) => leastDepositCents(rules))
      .reduce<bigint | undefined>(
        (least, one) => (one !== undefined && (least === undefined || one < least) ? one : least),
        undefined,
      );
  };
