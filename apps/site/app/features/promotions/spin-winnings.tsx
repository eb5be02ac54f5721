import type { Wallet } from '@carmine/contract/payments/wallet';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayAmount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import { Amount } from '../../amounts/worth.tsx';
import { useSession } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { promotionTexts } from './texts.ts';
import './promotions.css';

const { winnings: words } = promotionTexts;

type SpinWallet = NonNullable<Wallet['freeSpinWallet']>;

const unlockOf = ({ winUnlockConfig }: SpinWallet): string | undefined => {
  if (winUnlockConfig === null) return undefined;
  const { depositAmount, depositCurrency, extraBonusPercent } = winUnlockConfig;
  const least = displayAmount(depositCurrency, depositAmount);
  return extraBonusPercent === 0
    ? words.unlockPlain(least)
    : words.unlock(least, displayPercent(String(extraBonusPercent)));
};

/** Kept apart from cash and bonus, with what unlocks them. */
export const SpinWinnings = () => {
  const signedIn = useSession() !== null;
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn }).data ?? [];
  const held = wallets.flatMap(({ currency, freeSpinWallet }) =>
    freeSpinWallet !== null && readAmount(currency, freeSpinWallet.winnings).subunits > 0n
      ? [{ currency, spins: freeSpinWallet }]
      : [],
  );
  if (held.length === 0) return null;
  return (
    <section className="spin-winnings" aria-labelledby="spin-winnings">
      <h2 id="spin-winnings">{words.title}</h2>
      <p className="offer-small">{words.text}</p>
      <ul>
        {held.map(({ currency, spins }) => (
          <li key={currency}>
            <b className="num">
              <Amount currency={currency} value={spins.winnings} />
            </b>
            <span>{unlockOf(spins)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
