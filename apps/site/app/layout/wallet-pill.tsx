import type { Wallet } from '@carmine/contract';
import { buttonClass } from '@carmine/design/button';
import { Coin } from '@carmine/design/coin';
import { Skeleton } from '@carmine/design/feedback';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { displayMoney } from '../amounts/display.ts';
import { useWorth } from '../amounts/worth.tsx';
import { preloadModal } from '../modals/lazy-modals.ts';
import { defaultWallet, walletsQuery } from '../queries/wallets.ts';
import { useStore } from '../state/store.ts';
import { texts } from '../texts/en.ts';
import { RollingAmount } from './rolling-amount.tsx';

/** While a round runs the pill shows what the game shows: the server's balance would tell the result before the game does. */
const useShownWallet = (): Wallet | undefined => {
  const wallet = defaultWallet(useQuery(walletsQuery()).data);
  const held = useStore((state) => state.game.roundOpen);
  const shown = useStore((state) => state.game.shownBalance);
  const last = useRef(wallet);
  if (!held || last.current === undefined) last.current = wallet;
  if (!held || last.current === undefined || shown?.currency !== last.current.currency) return last.current;
  return { ...last.current, balance: shown.balance, bonusBalance: shown.bonusBalance };
};

const Balances = () => {
  const wallet = useShownWallet();
  const cash = wallet && readAmount(wallet.currency, wallet.balance);
  const bonus = wallet && readAmount(wallet.currency, wallet.bonusBalance);
  const cashEuro = useWorth(cash);
  const bonusEuro = useWorth(bonus);
  if (wallet === undefined || cash === undefined || bonus === undefined) return <Skeleton shape="pill" />;
  return (
    <>
      <Coin currency={wallet.currency} />
      <div className="wallet-cash">
        <b>
          <RollingAmount amount={cash} />
        </b>
        {cashEuro !== undefined && <span className="num">{cashEuro}</span>}
      </div>
      {bonus.subunits > 0n && (
        <div className="wallet-bonus">
          <b className="num">{texts.header.bonus(displayMoney(bonus))}</b>
          {bonusEuro !== undefined && <span className="num">{bonusEuro}</span>}
        </div>
      )}
    </>
  );
};

/** Cash first, the bonus second and smaller, and the way to more. */
export const WalletPill = () => {
  const open = useStore((state) => state.modal.open);
  return (
    <section className="wallet" aria-label={texts.header.wallet}>
      <Balances />
      <button
        type="button"
        className={buttonClass({ size: 'small', pill: true })}
        onPointerEnter={() => preloadModal('deposit')}
        onClick={() => open('deposit')}
      >
        {texts.header.deposit}
      </button>
    </section>
  );
};
