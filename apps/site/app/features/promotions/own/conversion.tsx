import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { readAmount } from '@carmine/money';
import { displayAmount } from '../../../amounts/display.ts';
import { promotionTexts } from '../texts.ts';

const { own: words } = promotionTexts;

/** How much of a bonus with a conversion cap would become cash, were it wagered now. */
export const Conversion = ({ own: { currency, conversionCap, convertible } }: { readonly own: PlayerPromotion }) => {
  // Of free spins alone there is nothing to cap.
  if (conversionCap === undefined || !/[1-9]/.test(conversionCap)) return null;
  const most = displayAmount(currency, conversionCap);
  if (convertible === undefined) return <p className="offer-small">{words.capped(most)}</p>;
  const [cap, now] = [readAmount(currency, conversionCap).subunits, readAmount(currency, convertible).subunits];
  const percent = Number((now * 100n) / cap);
  return (
    <div className="wagering">
      <p>
        <span id="conversion">{words.conversion}</span>
        <b className="num">{displayAmount(currency, convertible)}</b>
      </p>
      <div
        className="wagering-bar"
        role="meter"
        aria-labelledby="conversion"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words.progress(displayAmount(currency, convertible), most)}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="offer-small">{words.capped(most)}</p>
    </div>
  );
};
