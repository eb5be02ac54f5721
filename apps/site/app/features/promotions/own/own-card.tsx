import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { PrimaryButton } from '@carmine/design/button';
import { Coin } from '@carmine/design/coin';
import { Tag, type TagTone } from '@carmine/design/feedback';
import { readAmount } from '@carmine/money';
import { Link } from 'react-router';
import { displayAmount } from '../../../amounts/display.ts';
import { displayMoment } from '../../../amounts/moment.ts';
import { Amount } from '../../../amounts/worth.tsx';
import { isOpen } from '../../../queries/promotions.ts';
import { useStore } from '../../../state/store.ts';
import { eyebrowOf, headlineOf, offerAddress, sourceName } from '../offer-names.ts';
import { promotionTexts } from '../texts.ts';
import { CancelPromotion } from './cancel-dialog.tsx';
import { Contributions } from './contributions.tsx';
import { Conversion } from './conversion.tsx';
import { OwnSpins } from './own-spins.tsx';
import { Wagering } from './wagering.tsx';
import '../promotions.css';
import '../../../styles/facts.css';

const { own: words } = promotionTexts;

const tones: Partial<Record<PlayerPromotion['state'], TagTone>> = {
  armed: 'good',
  active: 'good',
  completed: 'good',
  review: 'wait',
  queued: 'wait',
};

/** What a state means, in a sentence; the reason of an end comes before the general one. */
export const saidOf = ({ state, reason, currency, converted }: PlayerPromotion): string => {
  const why = reason === undefined ? undefined : words.reasons[reason];
  if (why !== undefined) return why;
  return state === 'completed' ? words.says.completed(displayAmount(currency, converted ?? '0')) : words.says[state];
};

/** A gift by a rule of its own, such as one of a loyalty level, has none. */
export const hasTerms = ({ promotion }: Pick<PlayerPromotion, 'promotion'>): boolean => promotion.terms.length > 0;

export const StateTag = ({ own: { state } }: { readonly own: PlayerPromotion }) => (
  <Tag tone={tones[state] ?? 'plain'}>{words.states[state]}</Tag>
);

const Facts = ({ own }: { readonly own: PlayerPromotion }) => {
  const { maxBet } = own.promotion;
  const { facts } = promotionTexts;
  return (
    <dl className="facts">
      {own.expiresAt !== undefined && (
        <div>
          <dt>{words.until}</dt>
          <dd className="num">{displayMoment(own.expiresAt)}</dd>
        </div>
      )}
      {own.state === 'active' && maxBet !== undefined && (
        <div>
          <dt>{facts.maxBet}</dt>
          <dd className="num">{facts.maxBetValue(displayAmount(maxBet.currency, maxBet.amount))}</dd>
        </div>
      )}
    </dl>
  );
};

/** One that goes on: accepted, in review, waiting or active. */
export const OwnCard = ({ own, title }: { readonly own: PlayerPromotion; readonly title?: string }) => {
  const open = useStore((state) => state.modal.open);
  const { currency, promotion, state } = own;
  const hasBonus = readAmount(currency, own.bonus).subunits > 0n;
  return (
    <article className="own-card" aria-label={headlineOf(promotion)}>
      <header>
        <div>
          <p className="eyebrow">{title ?? sourceName(own) ?? eyebrowOf(promotion)}</p>
          <h2>{headlineOf(promotion)}</h2>
        </div>
        <StateTag own={own} />
      </header>
      {hasBonus && (
        <p className="own-bonus num">
          <Coin currency={currency} />
          <b>
            <Amount currency={currency} value={own.bonus} />
          </b>
        </p>
      )}
      <p className="offer-text">{saidOf(own)}</p>
      {state === 'active' && readAmount(currency, own.wagerRequired).subunits > 0n && <Wagering own={own} />}
      <Conversion own={own} />
      <Facts own={own} />
      <OwnSpins own={own} />
      {state === 'active' && hasBonus && <Contributions terms={own} />}
      {hasTerms(own) && (
        <p className="offer-small">
          <Link className="link" to={offerAddress(own.id)}>
            {words.terms}
          </Link>
        </p>
      )}
      {isOpen(own) && (
        <div className="offer-foot">
          {state === 'armed' && (
            <PrimaryButton block onClick={() => open('deposit', { currency })}>
              {words.deposit}
            </PrimaryButton>
          )}
          <CancelPromotion own={own} />
        </div>
      )}
    </article>
  );
};
