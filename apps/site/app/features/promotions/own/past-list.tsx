import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { readAmount } from '@carmine/money';
import { Link } from 'react-router';
import { displayAmount } from '../../../amounts/display.ts';
import { displayDate } from '../../../amounts/moment.ts';
import { headlineOf, offerAddress } from '../offer-names.ts';
import { promotionTexts } from '../texts.ts';
import { hasTerms, saidOf, StateTag } from './own-card.tsx';

/** What became of each, the newest first. */
export const PastList = ({ past }: { readonly past: readonly PlayerPromotion[] }) => (
  <ul className="past-promotions">
    {past.map((own) => (
      <li key={own.id}>
        <div>
          <h2>{headlineOf(own.promotion)}</h2>
          <p>{saidOf(own)}</p>
          <p className="offer-small num">
            {displayDate(own.endedAt ?? own.createdAt)}
            {readAmount(own.currency, own.bonus).subunits > 0n && <> · {displayAmount(own.currency, own.bonus)}</>}
            {hasTerms(own) && (
              <>
                {' · '}
                <Link className="link" to={offerAddress(own.id)}>
                  {promotionTexts.terms}
                </Link>
              </>
            )}
          </p>
        </div>
        <StateTag own={own} />
      </li>
    ))}
  </ul>
);
