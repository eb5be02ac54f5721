/** Money that cannot be played: how much, why, and what its player can do. */
import type { Wallet } from '@carmine/contract/payments/wallet';
import { Notice } from '@carmine/design/feedback';
import { money, readAmount, subtract, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Link } from 'react-router';
import { displayMoney } from '../../amounts/display.ts';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { withdrawableQuery } from '../../queries/cash-outs.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { walletPageTexts } from './texts.ts';

const { lockedMoney: words } = walletPageTexts;

interface Locked {
  readonly byLimit: Money;
  readonly byProtection: Money;
}

const lockedOf = ({ currency, lockedBalance }: Wallet, lockedByLimit: string | undefined): Locked => {
  const byLimit = lockedByLimit === undefined ? money(currency, 0n) : readAmount(currency, lockedByLimit);
  return { byLimit, byProtection: subtract(readAmount(currency, lockedBalance), byLimit) };
};

interface Props {
  readonly wallet: Wallet;
  /** False on the limits page itself. */
  readonly withLimits?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** Renders nothing for a wallet without locked money. */
export const LockedMoney = ({ wallet, withLimits = true, onFollow }: Props) => {
  const locked = readAmount(wallet.currency, wallet.lockedBalance).subunits > 0n;
  const parts = useQuery({ ...withdrawableQuery(), enabled: locked });
  const open = useStore((state) => state.modal.open);
  // Without the answer a reason would be a guess.
  if (!locked || parts.data === undefined) return null;
  const part = parts.data.perCurrency.find(({ currency }) => currency === wallet.currency);
  const { byLimit, byProtection } = lockedOf(wallet, part?.lockedByLimit);
  return (
    <Notice icon={<LockKeyhole size={20} aria-hidden="true" />}>
      {byLimit.subunits > 0n && <p>{words.byLimit(displayMoney(byLimit))}</p>}
      {byProtection.subunits > 0n && <p>{words.byProtection(displayMoney(byProtection))}</p>}
      <p className="locked-ways">
        <button
          type="button"
          className="link"
          onPointerEnter={() => preloadModal('cashout')}
          onClick={() => {
            onFollow?.();
            open('cashout', { currency: wallet.currency });
          }}
        >
          {words.withdraw}
        </button>
        {withLimits && byLimit.subunits > 0n && (
          <Link className="link" to="/profile/limits" onClick={onFollow}>
            {words.limits}
          </Link>
        )}
      </p>
    </Notice>
  );
};

/** Of every wallet, where the wallets themselves are not shown. */
export const AllLockedMoney = ({ withLimits = true }: Pick<Props, 'withLimits'>) => {
  const wallets = useQuery(walletsQuery()).data ?? [];
  const locked = wallets.filter(({ currency, lockedBalance }) => readAmount(currency, lockedBalance).subunits > 0n);
  if (locked.length === 0) return null;
  return (
    <section className="locked-money" aria-label={words.title}>
      <h2>{words.title}</h2>
      {locked.map((wallet) => (
        <LockedMoney key={wallet.currency} wallet={wallet} withLimits={withLimits} />
      ))}
    </section>
  );
};
