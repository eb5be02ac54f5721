import type { Promotion } from '@carmine/contract/promotions/promotions';
import { displayAmount, displayCount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import type { Tier } from './offer-math.ts';
import { promotionTexts } from './texts.ts';

const { tiers: words } = promotionTexts;

const rangeOf = ({ fromEur, toEur }: Tier): string =>
  toEur === null
    ? words.from(displayAmount('EUR', fromEur))
    : words.between(displayAmount('EUR', fromEur), displayAmount('EUR', toEur));

/** What each deposit gets; with a single tier too, because its least deposit is part of it. */
export const TierTable = ({ tiers }: Pick<Promotion, 'tiers'>) => {
  if (tiers.length === 0) return null;
  const withSpins = tiers.some(({ freeSpins }) => freeSpins > 0);
  return (
    <table className="tier-table">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.deposit}</th>
          <th scope="col">{words.bonus}</th>
          {withSpins && <th scope="col">{words.spins}</th>}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.fromEur}>
            <th scope="row" className="num">
              {rangeOf(tier)}
            </th>
            <td className="num">{displayPercent(String(tier.matchPercent))}</td>
            {withSpins && <td className="num">{displayCount(tier.freeSpins)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
