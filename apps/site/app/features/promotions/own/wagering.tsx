import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { money, readAmount } from '@carmine/money';
import { displayMoney } from '../../../amounts/display.ts';
import { displayPercent } from '../../../amounts/percent.ts';
import { promotionTexts } from '../texts.ts';

const { own: words } = promotionTexts;

type Wagered = Pick<PlayerPromotion, 'currency' | 'wagered' | 'wagerRequired'>;

/** Whole percent, rounded down: never shown as finished before it is. */
export const wageredPercent = ({ currency, wagered, wagerRequired }: Wagered): number => {
  const all = readAmount(currency, wagerRequired).subunits;
  if (all === 0n) return 100;
  const percent = (readAmount(currency, wagered).subunits * 100n) / all;
  return percent > 100n ? 100 : Number(percent);
};

export const Wagering = ({ own }: { readonly own: Wagered }) => {
  const { currency } = own;
  const [done, all] = [readAmount(currency, own.wagered), readAmount(currency, own.wagerRequired)];
  const left = money(currency, all.subunits > done.subunits ? all.subunits - done.subunits : 0n);
  const percent = wageredPercent(own);
  return (
    <div className="wagering">
      <p>
        <span id="wagering">{words.wagering}</span>
        <b className="num">{displayPercent(String(percent))}</b>
      </p>
      <div
        className="wagering-bar"
        role="progressbar"
        aria-labelledby="wagering"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words.progress(displayMoney(done), displayMoney(all))}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="offer-small num">
        <span>{words.progress(displayMoney(done), displayMoney(all))}</span>
        <span>{words.left(displayMoney(left))}</span>
      </p>
    </div>
  );
};
