import type { Promotion } from '@carmine/contract/promotions/promotions';
import { buttonClass } from '@carmine/design/button';
import type { CurrencyCode } from '@carmine/money';
import { Link } from 'react-router';
import { displayAmount } from '../../amounts/display.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferArt } from './offer-art.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { eyebrowOf, headlineOf, offerAddress } from './offer-names.ts';
import { promotionTexts as words } from './texts.ts';
import { TierTable } from './tier-table.tsx';
import './promotions.css';
import '../../styles/eyebrow.css';

/** Of a race or tournament there is nothing to accept: who plays takes part. */
export const isAnswered = ({ kind }: Pick<Promotion, 'kind'>): boolean => kind !== 'race' && kind !== 'tournament';

export const RacesLink = () => (
  <Link className={buttonClass({ tone: 'ghost', block: true })} to="/races">
    {words.races}
  </Link>
);

export const OfferHead = ({ offer, level }: { readonly offer: Promotion; readonly level: 1 | 2 }) => {
  const Heading = `h${level}` as const;
  return (
    <div className="offer-head" data-kind={offer.kind}>
      <OfferArt kind={offer.kind} />
      <p className="eyebrow">{eyebrowOf(offer)}</p>
      <Heading className="offer-headline num">{headlineOf(offer)}</Heading>
    </div>
  );
};

export const OfferCard = ({
  offer,
  currency,
  wide = false,
}: {
  readonly offer: Promotion;
  readonly currency: CurrencyCode;
  readonly wide?: boolean;
}) => (
  <article className={wide ? 'offer offer-wide' : 'offer'} aria-label={headlineOf(offer)}>
    <OfferHead offer={offer} level={2} />
    <div className="offer-body">
      <p className="offer-text">{offer.summary}</p>
      <div className="offer-columns">
        <TierTable tiers={offer.tiers} />
        <OfferFacts offer={offer} />
      </div>
      {offer.leftEur !== undefined && <p className="offer-small">{words.left(displayAmount('EUR', offer.leftEur))}</p>}
      <p className="offer-small">
        <Link className="link" to={offerAddress(offer.id)} aria-label={words.readTerms(headlineOf(offer))}>
          {words.terms}
        </Link>
      </p>
      <div className="offer-foot">
        {isAnswered(offer) ? <OfferAnswer offer={offer} currency={currency} /> : <RacesLink />}
      </div>
    </div>
  </article>
);
