/** Every wallet with what is in it, what of it can leave, and its ways in and out. */
import type { Wallet, Withdrawable } from '@carmine/contract/payments/wallet';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Coin } from '@carmine/design/coin';
import { Notice, Skeleton, Tag } from '@carmine/design/feedback';
import { currency as currencyOf, readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { displayAmount, displayCode } from '../../amounts/display.ts';
import { currencyName } from '../../amounts/names.ts';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { messageOf } from '../../platform/calls/answers.ts';
import { withdrawableQuery } from '../../queries/cash-outs.ts';
import { useSession } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { walletPageTexts as words } from './texts.ts';
import { walletTexts } from '../../texts/wallets.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { AccountPage } from '../history/account-page.tsx';
import { LockedMoney } from './locked-money.tsx';
import { useMakeDefault } from './use-make-default.ts';
import { WalletBalances } from './wallet-balances.tsx';
import './wallets.css';

const Ways = ({ wallet: { currency, bonusBalance, freeSpinWallet } }: { readonly wallet: Wallet }) => {
  const hasPromotion = freeSpinWallet !== null || readAmount(currency, bonusBalance).subunits > 0n;
  const open = useStore((state) => state.modal.open);
  const code = displayCode(currency);
  const kind = currencyOf(currency).type === 'FIAT' ? 'fiat' : 'crypto';
  return (
    <div className="wallet-ways">
      <PrimaryButton
        size="small"
        aria-label={words.of(words.deposit, code)}
        onPointerEnter={() => preloadModal('deposit')}
        onClick={() => open('deposit', { currency })}
      >
        {words.deposit}
      </PrimaryButton>
      <SecondaryButton
        size="small"
        aria-label={words.of(words.withdraw, code)}
        onPointerEnter={() => preloadModal('cashout')}
        onClick={() => open('cashout', { currency })}
      >
        {words.withdraw}
      </SecondaryButton>
      <Link className="link" to={`/history/payments?kind=${kind}`} aria-label={words.of(words.history, code)}>
        {words.history}
      </Link>
      {hasPromotion && (
        <Link className="link" to="/promotions?show=mine" aria-label={words.of(words.promotions, code)}>
          {words.promotions}
        </Link>
      )}
    </div>
  );
};

const Standard = ({ wallet }: { readonly wallet: Wallet }) => {
  const { mutate, isPending } = useMakeDefault();
  if (wallet.default) return <Tag tone="good">{walletTexts.default}</Tag>;
  return (
    <SecondaryButton
      size="small"
      loading={isPending}
      aria-label={walletTexts.makeDefaultOf(displayCode(wallet.currency))}
      onClick={() => mutate(wallet.currency)}
    >
      {walletTexts.makeDefault}
    </SecondaryButton>
  );
};

type Part = Withdrawable['perCurrency'][number];

const Row = ({ wallet, part }: { readonly wallet: Wallet; readonly part: Part | undefined }) => (
  <li className="wallet-card">
    <div className="wallet-head">
      <Coin currency={wallet.currency} />
      <h2>
        {displayCode(wallet.currency)} <span>{currencyName(wallet.currency)}</span>
      </h2>
      <Standard wallet={wallet} />
    </div>
    <WalletBalances wallet={wallet} />
    {part !== undefined && (
      <p className="wallet-small num">{words.canLeave(displayAmount(wallet.currency, part.withdrawable))}</p>
    )}
    <LockedMoney wallet={wallet} />
    <Ways wallet={wallet} />
  </li>
);

const Wallets = () => {
  const { data, error, isPending } = useQuery(walletsQuery());
  const parts = useQuery(withdrawableQuery()).data?.perCurrency;
  const open = useStore((state) => state.modal.open);
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <Notice tone="warn">{messageOf(error, words.failed)}</Notice>;
  return (
    <>
      <DebtNotice />
      <ul className="wallet-cards">
        {data.map((wallet) => (
          <Row
            key={wallet.currency}
            wallet={wallet}
            part={parts?.find(({ currency }) => currency === wallet.currency)}
          />
        ))}
      </ul>
      <SecondaryButton
        icon={<Plus size={18} aria-hidden="true" />}
        onPointerEnter={() => preloadModal('currency')}
        onClick={() => open('currency')}
      >
        {walletTexts.add}
      </SecondaryButton>
    </>
  );
};

export const WalletsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={walletTexts.title} text={walletTexts.text}>
      {signedIn && <Wallets />}
    </AccountPage>
  );
};
