/** What an offer comes to for the typed amount, and the player's answer to it. */
import type { Promotion } from '@carmine/contract/promotions/promotions';
import type { Minimums } from '@carmine/contract/payments/wallet';
import { Notice } from '@carmine/design/feedback';
import type { Money } from '@carmine/money';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { displayAmount, displayCount, displayMoney } from '../../../amounts/display.ts';
import { displayPercent } from '../../../amounts/percent.ts';
import { Worth } from '../../../amounts/worth.tsx';
import { useAnswerOffer } from '../../promotions/answer-offer.ts';
import { previewOf, type Preview } from '../../promotions/offer-math.ts';
import { offerAddress } from '../../promotions/offer-names.ts';
import { promotionTexts } from '../../promotions/texts.ts';
import { depositTexts } from '../texts.ts';
import type { DepositOffer } from './use-offer.ts';
import '../../../styles/facts.css';
import '../../../styles/segmented.css';

const { promotion: words } = depositTexts;

interface SumProps {
  readonly amount: Money;
  /** Absent: the deposit alone. */
  readonly preview?: Preview;
  readonly promotion?: Promotion;
  readonly isAccepted?: boolean;
}

export const Sum = ({ amount, preview, promotion, isAccepted = true }: SumProps) => (
  <dl className="facts">
    <div>
      <dt>{words.youDeposit}</dt>
      <dd className="num">{displayMoney(amount)}</dd>
    </div>
    {preview === undefined ? (
      <div>
        <dt>{words.fee}</dt>
        <dd className="num">{words.noFee}</dd>
      </div>
    ) : (
      <>
        {preview.bonus.subunits > 0n && (
          <div>
            <dt>{words.bonus(displayPercent(String(preview.tier.matchPercent)))}</dt>
            <dd className="num">+{displayMoney(preview.bonus)}</dd>
          </div>
        )}
        {preview.freeSpins > 0 && promotion?.spins !== undefined && (
          <div>
            <dt>{words.freeSpins(displayAmount('EUR', promotion.spins.value))}</dt>
            <dd className="num">{displayCount(preview.freeSpins)}</dd>
          </div>
        )}
      </>
    )}
    <div className="facts-total">
      <dt>{preview === undefined || isAccepted ? words.youStartWith : words.wouldStartWith}</dt>
      <dd className="num">
        {displayMoney(preview?.start ?? amount)}
        <Worth amount={preview?.start ?? amount} />
      </dd>
    </div>
  </dl>
);

type Answered = 'accepted' | 'rejected';

/** As it was just given, while it is on its way: the sum and the buttons say the same. */
const useAnswer = (offer: Props['offer'], currency: Money['currency']) => {
  const { mutate, isPending, variables } = useAnswerOffer(currency);
  const stored = offer.kind === 'offer' ? offer.answer : undefined;
  const given = isPending ? (variables.accepted ? 'accepted' : 'rejected') : stored;
  const give = (answer: Answered) => {
    if (answer !== given) mutate({ offer: offer.promotion, accepted: answer === 'accepted' });
  };
  return { given, give, isPending };
};

/** Both answers look the same; until one is given, none is chosen. */
const Answer = ({ given, give, isPending }: ReturnType<typeof useAnswer>) => {
  const choice = (answer: Answered) => ({
    type: 'button' as const,
    'aria-pressed': given === answer,
    'aria-busy': isPending || undefined,
    onClick: () => give(answer),
  });
  return (
    <div className="segmented promotion-answer" role="group" aria-label={words.answer}>
      <button {...choice('accepted')}>
        {given === 'accepted' && <Check size={18} aria-hidden="true" />}
        {words.accept}
      </button>
      <button {...choice('rejected')}>{words.reject}</button>
    </div>
  );
};

const FinePrint = ({ promotion, preview }: { readonly promotion: Promotion; readonly preview: Preview }) => {
  const { maxBet, wagering, validDays } = promotion;
  const { facts } = promotionTexts;
  return (
    <p className="promotion-small">
      {preview.capped && `${words.capped(displayMoney(preview.bonus))} `}
      {preview.wagering.subunits > 0n &&
        `${words.wager(displayMoney(preview.wagering), facts.wageringTimes(wagering), facts.days(validDays))} `}
      {maxBet !== undefined && `${words.maxBet(displayAmount(maxBet.currency, maxBet.amount))} `}
      {preview.bonus.subunits > 0n && `${words.removes} `}
      <Link className="link" to={offerAddress(promotion.id)}>
        {words.terms}
      </Link>
    </p>
  );
};

interface Props {
  readonly offer: Extract<DepositOffer, { readonly kind: 'offer' | 'code' }>;
  readonly amount: Money;
  readonly minimums: Minimums;
}

export const OfferPreview = ({ offer, amount, minimums }: Props) => {
  const { promotion } = offer;
  const preview = previewOf(promotion, amount, minimums);
  const answer = useAnswer(offer, amount.currency);
  const isRejected = answer.given === 'rejected';
  if (preview === undefined) {
    return (
      <>
        <Sum amount={amount} />
        <p className="promotion-note">{words.noOffer}</p>
      </>
    );
  }
  return (
    <>
      {isRejected ? (
        <>
          <Sum amount={amount} />
          <Notice>{words.none}</Notice>
        </>
      ) : (
        <Sum
          amount={amount}
          preview={preview}
          promotion={promotion}
          isAccepted={offer.kind === 'code' || answer.given === 'accepted'}
        />
      )}
      {offer.kind === 'offer' && (
        <>
          <Answer {...answer} />
          <p className="promotion-optional">{words.optional}</p>
          {answer.given === undefined && <p className="promotion-small">{words.unanswered}</p>}
        </>
      )}
      {!isRejected && <FinePrint promotion={promotion} preview={preview} />}
    </>
  );
};
