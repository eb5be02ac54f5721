import type { Wallet } from '@carmine/contract/payments/wallet';
import { buttonClass } from '@carmine/design/button';
import { Coin } from '@carmine/design/coin';
import { useDismiss } from '@carmine/design/dismiss';
import { Skeleton } from '@carmine/design/feedback';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import { Suspense, useRef, useState } from 'react';
import { displayMoney } from '../../amounts/display.ts';
import { useWorth } from '../../amounts/worth.tsx';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { useDrawn } from '../../platform/page/document.tsx';
import { late, Withdrawn } from '../../platform/drawing/late.tsx';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { RollingAmount } from './rolling-amount.tsx';
import '../../styles/shell-member.css';

/** While a round runs the pill shows what the game shows: the server's balance would reveal the result before the game does. */
export const useShownWallet = (): Wallet | undefined => {
  const wallet = defaultWallet(useQuery(walletsQuery()).data);
  const held = useStore((state) => state.game.roundOpen);
  const shown = useStore((state) => state.game.shownBalance);
  const last = useRef(wallet);
  if (!held || last.current === undefined) last.current = wallet;
  if (!held || last.current === undefined || shown?.currency !== last.current.currency) return last.current;
  return { ...last.current, balance: shown.balance, bonusBalance: shown.bonusBalance };
};

const Balances = ({ wallet }: { readonly wallet: Wallet | undefined }) => {
  const cash = wallet && readAmount(wallet.currency, wallet.balance);
  const bonus = wallet && readAmount(wallet.currency, wallet.bonusBalance);
  const cashEuro = useWorth(cash);
  const bonusEuro = useWorth(bonus);
  if (wallet === undefined || cash === undefined || bonus === undefined) return <Skeleton shape="pill" />;
  const locked = readAmount(wallet.currency, wallet.lockedBalance);
  const lockedText = locked.subunits > 0n && texts.header.locked(displayMoney(locked));
  return (
    <>
      <Coin currency={wallet.currency} />
      {/* A mark on the coin where there is no room for the line. */}
      {lockedText && <Lock className="wallet-lock" role="img" aria-label={lockedText} />}
      <span className="wallet-cash">
        <b>
          <RollingAmount amount={cash} />
        </b>
        <span className="num">{cashEuro}</span>
      </span>
      {(bonus.subunits > 0n || lockedText) && (
        <span className="wallet-bonus">
          {bonus.subunits > 0n && <b className="num">{texts.header.bonus(displayMoney(bonus))}</b>}
          <span className="num">{lockedText || bonusEuro}</span>
        </span>
      )}
    </>
  );
};

const load = () => import('../../features/wallets/wallet-menu.tsx');
const WalletMenu = late(
  load,
  (file) => file.WalletMenu,
  (props) => <Withdrawn {...props} />,
);

/** Cash, then the bonus in smaller type: pressing it shows all wallets. A deposit button beside it. */
export const WalletPill = () => {
  const [listed, setListed] = useState(false);
  const close = () => setListed(false);
  const root = useDismiss<HTMLElement>(listed, close);
  const wallet = useShownWallet();
  useDrawn('member');
  useDrawn('amounts');
  const open = useStore((state) => state.modal.open);
  const lookingUp = useStore((state) => state.game.realityCheck);
  return (
    <section className="wallet" aria-label={texts.header.wallet} ref={root}>
      <button
        type="button"
        className="wallet-open"
        title={texts.header.wallets}
        aria-expanded={listed}
        aria-haspopup="true"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setListed(!listed)}
      >
        <Balances wallet={wallet} />
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {listed && wallet !== undefined && (
        <Suspense fallback={null}>
          <WalletMenu shown={wallet} onClose={close} />
        </Suspense>
      )}
      <button
        type="button"
        className={buttonClass({ size: 'small', pill: true, tone: lookingUp ? 'quiet' : 'gold' })}
        onPointerEnter={() => preloadModal('deposit')}
        onClick={() => open('deposit')}
      >
        {texts.header.deposit}
      </button>
    </section>
  );
};
