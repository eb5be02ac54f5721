/** What hangs under the balance in the header: every wallet, and a press makes one the default. */
import type { Wallet } from '@carmine/contract/payments/wallet';
import { Coin } from '@carmine/design/coin';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import WalletIcon from 'lucide-react/icons/wallet';
import { Link, useLocation } from 'react-router';
import { displayCode } from '../../amounts/display.ts';
import { CashOutItem } from '../../layout/header/cash-out-item.tsx';
import { walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { walletPageTexts as words } from './texts.ts';
import { walletTexts } from '../../texts/wallets.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { LockedMoney } from './locked-money.tsx';
import { useMakeDefault } from './use-make-default.ts';
import { WalletBalances } from './wallet-balances.tsx';
import './wallets.css';
import '@carmine/design/menu.css';

interface Props {
  /** The default one as the header shows it: during a round its balance must not reveal the result before the game does. */
  readonly shown: Wallet;
  readonly onClose: () => void;
}

export const WalletMenu = ({ shown, onClose }: Props) => {
  const wallets = useQuery(walletsQuery()).data ?? [];
  const { mutate, isPending } = useMakeDefault();
  const open = useStore((state) => state.modal.open);
  const roundOpen = useStore((state) => state.game.roundOpen);
  const inGame = useLocation().pathname.startsWith('/game/');
  return (
    <div className="menu wallet-menu">
      <ul aria-label={words.menu}>
        {wallets.map((wallet) => (
          <li key={wallet.currency}>
            <button
              type="button"
              className="wallet-choice"
              aria-pressed={wallet.default}
              disabled={isPending}
              onClick={() => (wallet.default ? onClose() : mutate(wallet.currency, { onSuccess: onClose }))}
            >
              <Coin currency={wallet.currency} />
              <span>{displayCode(wallet.currency)}</span>
              <WalletBalances wallet={wallet.currency === shown.currency ? shown : wallet} />
              <span className="wallet-mark">{wallet.default && <Check size={18} aria-hidden="true" />}</span>
            </button>
            <LockedMoney wallet={wallet} onFollow={onClose} />
          </li>
        ))}
      </ul>
      {/* The settled part would reveal the balance that an open round has not shown yet. */}
      {!roundOpen && <DebtNotice />}
      {inGame && roundOpen && <p className="wallet-menu-note">{words.afterRound}</p>}
      <Link className="menu-item" to="/wallet" onClick={onClose}>
        <WalletIcon size={18} aria-hidden="true" />
        {words.all}
      </Link>
      <CashOutItem onFollow={onClose} />
      <button
        type="button"
        className="menu-item"
        onClick={() => {
          onClose();
          open('currency');
        }}
      >
        <Plus size={18} aria-hidden="true" />
        {walletTexts.add}
      </button>
    </div>
  );
};
