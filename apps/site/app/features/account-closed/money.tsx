import type { Wallet, Withdrawable } from '@carmine/contract/payments/wallet';
import { PrimaryButton } from '@carmine/design/button';
import { Coin } from '@carmine/design/coin';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { add, readAmount, type Money as Amount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayAmount, displayCode, displayMoney } from '../../amounts/display.ts';
import { Worth } from '../../amounts/worth.tsx';
import { messageOf } from '../../platform/calls/answers.ts';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { withdrawableQuery } from '../../queries/cash-outs.ts';
import { paymentsQuery } from '../../queries/payments.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { closedTexts } from './texts.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { protectionTexts } from '../limits/texts.ts';

const { closed: words } = protectionTexts;

/** Cash and what is only for cashing out: all of it is the player's. */
export const ownOf = ({ currency, balance, lockedBalance }: Wallet): Amount =>
  add(readAmount(currency, balance), readAmount(currency, lockedBalance));

type Part = Withdrawable['perCurrency'][number];

const Row = ({ wallet, part }: { readonly wallet: Wallet; readonly part: Part | undefined }) => {
  const { currency, lockedBalance } = wallet;
  const locked = readAmount(currency, lockedBalance).subunits > 0n;
  return (
    <li className="closed-wallet">
      <Coin currency={currency} />
      <div>
        <b className="num">{displayMoney(ownOf(wallet))}</b>
        <Worth amount={ownOf(wallet)} />
        {locked && <span>{words.locked(displayAmount(currency, lockedBalance))}</span>}
      </div>
      <span className="num">
        {part === undefined || part.reason === 'network_busy'
          ? displayCode(currency)
          : words.canLeave(displayAmount(currency, part.withdrawable))}
      </span>
      {part?.reason === 'network_busy' && <p className="closed-small closed-kept">{words.keptByNetwork}</p>}
    </li>
  );
};

const newestDeposits = { direction: 'deposit', kind: 'all', from: '', to: '', page: 0 } as const;

/** Shown without balances, unless a deposit is still in review. */
const Empty = () => {
  const deposits = useQuery(paymentsQuery(newestDeposits)).data?.items ?? [];
  const inReview = deposits.filter(({ status }) => status === 'review');
  if (inReview.length === 0) return <p className="closed-small">{words.noMoney}</p>;
  return inReview.map(({ id, currency, amount }) => (
    <p key={id} className="closed-small">
      {words.inReview(displayAmount(currency, amount))}
    </p>
  ));
};

export const Money = () => {
  const wallets = useQuery(walletsQuery());
  const leaves = useQuery(withdrawableQuery()).data;
  const parts = leaves?.perCurrency;
  const open = useStore((state) => state.modal.open);
  const held = (wallets.data ?? []).filter((wallet) => ownOf(wallet).subunits > 0n);
  const some = (why: string): boolean => (parts ?? []).some(({ reason }) => reason === why);
  return (
    <section className="closed-section closed-card" aria-label={words.balances}>
      <h2>{words.balances}</h2>
      <DebtNotice />
      {wallets.isPending && <Skeleton shape="block" />}
      {wallets.isError && <Notice tone="warn">{messageOf(wallets.error, protectionTexts.failed)}</Notice>}
      {wallets.data && held.length === 0 && <Empty />}
      {held.length > 0 && (
        <>
          <ul>
            {held.map((wallet) => (
              <Row
                key={wallet.currency}
                wallet={wallet}
                part={parts?.find(({ currency }) => currency === wallet.currency)}
              />
            ))}
          </ul>
          {leaves?.paused && (
            <Notice tone="warn" role="status">
              {closedTexts.paused}
            </Notice>
          )}
          {some('not_withdrawable_yet') && <p className="closed-small">{words.someStays}</p>}
          {parts?.every(({ reason }) => reason === undefined) && <p className="closed-small">{words.allLeaves}</p>}
          <PrimaryButton size="large" onPointerEnter={() => preloadModal('cashout')} onClick={() => open('cashout')}>
            {words.cashOut}
          </PrimaryButton>
        </>
      )}
    </section>
  );
};
