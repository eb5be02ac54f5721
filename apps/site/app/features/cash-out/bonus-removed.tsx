import { Notice } from '@carmine/design/feedback';
import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';
import { useMyPromotions } from '../../queries/promotions.ts';
import { cashOutTexts } from './texts.ts';

const { bonusRemoved: words } = cashOutTexts;

/** Bonuses of this currency that wait for the active one to end: they go with it. */
export const waitingIn = (mine: readonly PlayerPromotion[], currency: CurrencyCode): readonly Money[] =>
  mine
    .filter((own) => own.state === 'queued' && own.currency === currency)
    .map((own) => readAmount(currency, own.bonus));

interface Props {
  readonly currency: CurrencyCode;
  readonly bonus: Money | undefined;
}

/** Said before the press: what a withdrawal removes, and what it leaves alone. */
export const BonusRemoved = ({ currency, bonus }: Props) => {
  const waiting = waitingIn(useMyPromotions(), currency);
  const active = bonus !== undefined && bonus.subunits > 0n ? bonus : undefined;
  if (active === undefined && waiting.length === 0) return null;
  return (
    <Notice tone="info" role="status">
      {active !== undefined && <p>{words.active(displayMoney(active))}</p>}
      {waiting.map((amount, index) => (
        <p key={index}>{words.waiting(displayMoney(amount))}</p>
      ))}
      <p>{words.cash}</p>
    </Notice>
  );
};
