import type { Wallet } from '@carmine/contract/payments/wallet';
import { SecondaryButton } from '@carmine/design/button';
import { Coin } from '@carmine/design/coin';
import { Skeleton, Tag } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { displayCode } from '../../amounts/display.ts';
import { Amount } from '../../amounts/worth.tsx';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { useMakeDefault } from '../wallets/use-make-default.ts';
import { ShowWorth } from './show-worth.tsx';
import { walletTexts } from '../../texts/wallets.ts';
import './profile.css';

const words = walletTexts;

const WalletRow = ({ wallet }: { readonly wallet: Wallet }) => {
  const { mutate, isPending } = useMakeDefault();
  const code = displayCode(wallet.currency);
  return (
    <li className="profile-wallet">
      <Coin currency={wallet.currency} />
      <div className="profile-wallet-text">
        <b>{code}</b>
        <span className="num">
          <Amount currency={wallet.currency} value={wallet.balance} />
        </span>
      </div>
      {wallet.default ? (
        <Tag tone="good">{words.default}</Tag>
      ) : (
        <SecondaryButton
          size="small"
          loading={isPending}
          aria-label={words.makeDefaultOf(code)}
          onClick={() => mutate(wallet.currency)}
        >
          {words.makeDefault}
        </SecondaryButton>
      )}
    </li>
  );
};

/** The player's wallets, the default one, and adding another. */
export const WalletsCard = () => {
  const wallets = useQuery(walletsQuery()).data;
  const open = useStore((state) => state.modal.open);
  return (
    <section className="profile-card">
      <h2>{words.title}</h2>
      <p className="profile-text">{words.text}</p>
      <DebtNotice />
      {wallets === undefined && <Skeleton shape="block" />}
      <ul>
        {wallets?.map((wallet) => (
          <WalletRow key={wallet.currency} wallet={wallet} />
        ))}
      </ul>
      <ShowWorth />
      <SecondaryButton
        block
        icon={<Plus size={18} aria-hidden="true" />}
        onPointerEnter={() => preloadModal('currency')}
        onClick={() => open('currency')}
      >
        {words.add}
      </SecondaryButton>
    </section>
  );
};
