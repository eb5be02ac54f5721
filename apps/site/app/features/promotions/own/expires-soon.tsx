/** Said before anything else on the page: what ends within a day, so that nobody finds it gone. */
import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { Notice } from '@carmine/design/feedback';
import { money, readAmount } from '@carmine/money';
import { useState } from 'react';
import { displayAmount, displayMoney } from '../../../amounts/display.ts';
import { displayMoment } from '../../../amounts/moment.ts';
import { promotionTexts } from '../texts.ts';

const { expires: words } = promotionTexts;

const dayMs = 86_400_000;

type Expiring = Pick<
  PlayerPromotion,
  'id' | 'state' | 'currency' | 'bonus' | 'wagered' | 'wagerRequired' | 'freeSpins'
> &
  Pick<PlayerPromotion, 'expiresAt'>;

const isSoon = (at: string | undefined, now: number): at is string =>
  at !== undefined && new Date(at).getTime() > now && new Date(at).getTime() - now <= dayMs;

/** Bonus money and spins end at times of their own. */
export const expiringLines = (own: readonly Expiring[], now: number): readonly string[] =>
  own
    .filter(({ state }) => state === 'active')
    .flatMap(({ currency, bonus, wagered, wagerRequired, freeSpins, expiresAt }) => {
      const left = readAmount(currency, wagerRequired).subunits - readAmount(currency, wagered).subunits;
      const hasBonus = readAmount(currency, bonus).subunits > 0n;
      const spinsEnd = freeSpins.until ?? (hasBonus ? undefined : expiresAt);
      return [
        ...(hasBonus && isSoon(expiresAt, now)
          ? [
              words.bonus(
                displayAmount(currency, bonus),
                displayMoment(expiresAt),
                displayMoney(money(currency, left > 0n ? left : 0n)),
              ),
            ]
          : []),
        ...(freeSpins.left > 0 && isSoon(spinsEnd, now) ? [words.spins(freeSpins.left, displayMoment(spinsEnd))] : []),
      ];
    });

export const ExpiresSoon = ({ own }: { readonly own: readonly PlayerPromotion[] }) => {
  const [now] = useState(() => Date.now());
  return expiringLines(own, now).map((line) => (
    <Notice key={line} tone="warn" role="status">
      {line}
    </Notice>
  ));
};
