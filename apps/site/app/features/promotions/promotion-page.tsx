/** One promotion with its full terms: an offer as it is now, or an own one as it was accepted. */
import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import { Notice, Skeleton } from '@carmine/design/feedback';
import type { CurrencyCode } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import {
  myPromotionsQuery,
  useAvailablePromotions,
  useMyPromotions,
  usePromotionCurrency,
} from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { isAnswered, OfferHead, RacesLink } from './offer-card.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OwnCard } from './own/own-card.tsx';
import { OfferSimulator } from './simulator/offer-simulator.tsx';
import { TermsList } from './terms/terms-list.tsx';
import { promotionTexts as words } from './texts.ts';
import { TierTable } from './tier-table.tsx';
import './promotions.css';

const Details = ({ offer }: { readonly offer: Promotion }) => (
  <>
    <TierTable tiers={offer.tiers} />
    <section aria-labelledby="terms">
      <h2 id="terms">
        {words.termsTitle} <span className="offer-small num">{words.version(offer.version)}</span>
      </h2>
      <TermsList terms={offer.terms} />
    </section>
  </>
);

const OfferPage = ({ offer, currency }: { readonly offer: Promotion; readonly currency: CurrencyCode }) => (
  <>
    <article className="offer offer-page">
      <OfferHead offer={offer} level={1} />
      <div className="offer-body">
        <p className="offer-text">{offer.summary}</p>
        <Details offer={offer} />
      </div>
    </article>
    <aside className="offer-side">
      <OfferFacts offer={offer} />
      {isAnswered(offer) ? <OfferAnswer offer={offer} currency={currency} /> : <RacesLink />}
    </aside>
    <OfferSimulator offer={offer} />
  </>
);

const OwnPage = ({ own }: { readonly own: PlayerPromotion }) => (
  <>
    <article className="offer offer-page">
      <OfferHead offer={own.promotion} level={1} />
      <div className="offer-body">
        <p className="offer-text">{own.promotion.summary}</p>
        <Details offer={own.promotion} />
      </div>
    </article>
    <OwnCard own={own} />
  </>
);

const Found = ({ id }: { readonly id: string }) => {
  const currency = usePromotionCurrency();
  const signedIn = useSession() !== null;
  const { offers, isPending } = useAvailablePromotions(currency);
  const { isPending: isReading } = useQuery({ ...myPromotionsQuery(), enabled: signedIn });
  const mine = useMyPromotions();
  const own = mine.find((one) => one.id === id);
  const offer = offers.find((one) => one.id === id);
  if (own !== undefined) return <OwnPage own={own} />;
  if (offer !== undefined) return <OfferPage offer={offer} currency={currency} />;
  if (isPending || (signedIn && isReading)) return <Skeleton shape="block" />;
  // An offer that was taken is not offered any more.
  const taken = mine.find(({ promotion, state }) => promotion.id === id && state !== 'rejected');
  if (taken !== undefined) return <OwnPage own={taken} />;
  return (
    <div>
      <h1 className="page-title">{words.title}</h1>
      <Notice>{words.notNow.ended}</Notice>
    </div>
  );
};

export const PromotionPage = ({ id }: { readonly id: string }) => (
  <div className="promotions">
    <Link className="link promotions-back" to="/promotions">
      <ArrowLeft size={18} aria-hidden="true" />
      {words.title}
    </Link>
    <div className="offer-columns-page">
      <Found id={id} />
    </div>
  </div>
);
