import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayMoney } from '../../../amounts/display.ts';
import { walletsQuery } from '../../../queries/wallets.ts';
import { texts } from '../../../texts/texts.ts';
import { useCancelPromotion } from '../answer-offer.ts';
import { promotionTexts } from '../texts.ts';
import '@carmine/design/dialog.css';

const { cancel: words } = promotionTexts;

interface Consequences {
  readonly goes: readonly string[];
  readonly stays: readonly string[];
}

/** What a cancelling does, said before the press: the active one takes the wallet's bonus money along, a waiting one its own. */
export const consequencesOf = (own: PlayerPromotion, bonusBalance: string | undefined): Consequences => {
  const { state, currency, freeSpins } = own;
  const bonus = readAmount(currency, state === 'active' && bonusBalance !== undefined ? bonusBalance : own.bonus);
  const wagered = readAmount(currency, own.wagered);
  return {
    goes: [
      ...(state === 'armed' ? [words.offer] : []),
      ...(state !== 'armed' && bonus.subunits > 0n ? [words.bonus(displayMoney(bonus))] : []),
      ...(freeSpins.left > 0 ? [words.spins(freeSpins.left)] : []),
      ...(wagered.subunits > 0n ? [words.progress] : []),
    ],
    stays: [
      words.cash,
      ...(freeSpins.granted > freeSpins.left ? [words.winnings] : []),
      ...(state === 'armed' ? [words.again] : []),
    ],
  };
};

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <section className="cancel-lines">
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

export const CancelPromotion = ({ own }: { readonly own: PlayerPromotion }) => {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useCancelPromotion();
  const wallets = useQuery(walletsQuery()).data;
  const held = wallets?.find(({ currency }) => currency === own.currency)?.bonusBalance;
  const { goes, stays } = consequencesOf(own, held);
  return (
    <>
      <SecondaryButton block onClick={() => setAsked(true)}>
        {words.open}
      </SecondaryButton>
      <Dialog open={asked} onClose={() => setAsked(false)} title={words.title} closeLabel={texts.common.close}>
        <p className="offer-text">{own.promotion.title}</p>
        <Lines title={words.goes} lines={goes} />
        <Lines title={words.stays} lines={stays} />
        {own.state !== 'armed' && <p className="offer-small">{words.used}</p>}
        <div className="dialog-foot offer-choice">
          <SecondaryButton block onClick={() => setAsked(false)}>
            {words.keep}
          </SecondaryButton>
          <SecondaryButton
            block
            loading={isPending}
            onClick={() => mutate(own.id, { onSettled: () => setAsked(false) })}
          >
            {words.confirm}
          </SecondaryButton>
        </div>
      </Dialog>
    </>
  );
};
