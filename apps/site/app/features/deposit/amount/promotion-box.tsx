import { buttonClass } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { Gem } from '@carmine/design/gem';
import { Link } from 'react-router';
import { eyebrowOf, headlineOf, matchName } from '../../promotions/offer-names.ts';
import { previewOf } from '../../promotions/offer-math.ts';
import { promotionBox } from '../deposit-rules.ts';
import { depositTexts } from '../texts.ts';
import type { Deposit } from '../use-deposit.ts';
import { OfferPreview, Sum } from './offer-preview.tsx';
import { useOffer, type DepositOffer } from './use-offer.ts';

const { promotion: words } = depositTexts;

interface Headed {
  readonly offer: DepositOffer;
  readonly deposit: Deposit;
}

/** The offer by its name once the amount qualifies, with the tier that it earns. */
const Head = ({ offer, deposit: { amount, minimums } }: Headed) => {
  const promotion = offer.kind === 'offer' || offer.kind === 'code' ? offer.promotion : undefined;
  const preview = promotion && amount && minimums && previewOf(promotion, amount, minimums);
  return (
    <p className="promotion-head">
      <Gem kind="brand" />
      {promotion === undefined ? (
        <span>{offer.kind === 'vip' ? words.vip.title : words.plainTitle}</span>
      ) : (
        <span>
          <span className="promotion-of">{offer.kind === 'code' ? words.ofCode : eyebrowOf(promotion)}</span>
          <b className="promotion-name num">
            {preview === undefined ? headlineOf(promotion) : matchName(preview.tier)}
          </b>
        </span>
      )}
    </p>
  );
};

const Vip = () => (
  <>
    <p className="promotion-note">{words.vip.text}</p>
    <p>
      <Link className={buttonClass({ tone: 'ghost', size: 'small' })} to="/promotions">
        {words.vip.link}
      </Link>
    </p>
  </>
);

/** What the amount comes to, with the offer of this deposit if there is one. */
export const PromotionBox = ({ deposit }: { readonly deposit: Deposit }) => {
  const { minimums } = deposit;
  // No offer beside an amount that will be refused.
  const amount = deposit.barrier === undefined ? deposit.amount : undefined;
  const box = promotionBox(amount, minimums);
  const offer = useOffer(deposit);
  const isOffer = box.kind === 'offer' && (offer.kind === 'offer' || offer.kind === 'code');
  return (
    <section className="promotion" aria-live="polite">
      <Head offer={offer} deposit={deposit} />
      {box.kind === 'loading' && <Skeleton shape="block" />}
      {isOffer && amount && minimums && <OfferPreview offer={offer} amount={amount} minimums={minimums} />}
      {!isOffer && (box.kind === 'offer' || box.kind === 'none') && amount && <Sum amount={amount} />}
      {box.kind === 'offer' && offer.kind === 'none' && <p className="promotion-note">{words.noOffer}</p>}
      {offer.kind === 'vip' && box.kind !== 'loading' && <Vip />}
      {box.kind === 'none' && <Notice>{box.text}</Notice>}
      {box.kind === 'minimum' && <Notice tone="warn">{box.text}</Notice>}
      {/* Without a promotion there is nothing to accept or reject. */}
      {box.kind !== 'offer' && <p className="promotion-optional">{words.optional}</p>}
    </section>
  );
};
