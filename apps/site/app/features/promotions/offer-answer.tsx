/** Accepting and rejecting an offer: the same button twice, and what was answered stays readable. */
import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { CurrencyCode } from '@carmine/money';
import { displayAmount } from '../../amounts/display.ts';
import { useMyPromotions } from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { useAnswerOffer } from './answer-offer.ts';
import { headlineOf } from './offer-names.ts';
import { promotionTexts as words } from './texts.ts';

/** What the player has answered; undefined: nothing yet. */
export const answerTo = (
  offer: Pick<Promotion, 'id'>,
  mine: readonly PlayerPromotion[],
): 'accepted' | 'rejected' | undefined => {
  const own = mine.find(
    ({ promotion, state }) => promotion.id === offer.id && (state === 'armed' || state === 'rejected'),
  );
  if (own === undefined) return undefined;
  return own.state === 'armed' ? 'accepted' : 'rejected';
};

const Said = ({
  offer,
  answer,
}: {
  readonly offer: Promotion;
  readonly answer: 'accepted' | 'rejected' | undefined;
}) => {
  if (answer === undefined) return null;
  if (answer === 'rejected') return <Notice role="status">{words.rejected}</Notice>;
  const { minDeposit } = offer;
  return (
    <Notice tone="good" role="status">
      {minDeposit === undefined
        ? words.acceptedGift
        : words.accepted(displayAmount(minDeposit.currency, minDeposit.amount))}
    </Notice>
  );
};

const Visitor = () => {
  const open = useStore((state) => state.modal.open);
  return (
    <SecondaryButton block onClick={() => open('register', { returnTo: '/promotions' })}>
      {words.visitor}
    </SecondaryButton>
  );
};

interface Props {
  readonly offer: Promotion;
  readonly currency: CurrencyCode;
}

const PlayersAnswer = ({ offer, currency }: Props) => {
  const answer = answerTo(offer, useMyPromotions());
  const { mutate, isPending, variables } = useAnswerOffer(currency);
  const headline = headlineOf(offer);
  const choice = (accepted: boolean) => ({
    block: true,
    loading: isPending && variables.accepted === accepted,
    'aria-pressed': answer === (accepted ? 'accepted' : 'rejected'),
    'aria-label': accepted ? words.acceptOf(headline) : words.rejectOf(headline),
    onClick: () => mutate({ offer, accepted }),
  });
  return (
    <>
      <Said offer={offer} answer={answer} />
      {!offer.eligible && offer.reason !== undefined && <Notice>{words.notNow[offer.reason]}</Notice>}
      <div className="offer-choice">
        <SecondaryButton icon={<Check size={18} aria-hidden="true" />} disabled={!offer.eligible} {...choice(true)}>
          {words.accept}
        </SecondaryButton>
        <SecondaryButton icon={<X size={18} aria-hidden="true" />} {...choice(false)}>
          {words.reject}
        </SecondaryButton>
      </div>
    </>
  );
};

export const OfferAnswer = (props: Props) => (useSession() === null ? <Visitor /> : <PlayersAnswer {...props} />);
