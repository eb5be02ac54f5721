import type { Wallet } from '@carmine/contract/payments/wallet';
import { readAmount } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';
import { Amount } from '../../amounts/worth.tsx';
import { walletPageTexts } from './texts.ts';

/** Apart from cash and bonus: what free spins have won, and how many are left. */
const FreeSpins = ({ wallet: { currency, freeSpinWallet } }: { readonly wallet: Wallet }) => {
  if (freeSpinWallet === null) return null;
  const winnings = readAmount(currency, freeSpinWallet.winnings);
  return (
    <>
      {winnings.subunits > 0n && <span>{walletPageTexts.spinWinnings(displayMoney(winnings))}</span>}
      {freeSpinWallet.spins > 0 && <span>{walletPageTexts.spins(freeSpinWallet.spins)}</span>}
    </>
  );
};

/** Cash, and below it the bonus, free spins and what is locked, where there is any. */
export const WalletBalances = ({ wallet }: { readonly wallet: Wallet }) => {
  const { currency, balance, bonusBalance, lockedBalance } = wallet;
  const [bonus, locked] = [readAmount(currency, bonusBalance), readAmount(currency, lockedBalance)];
  return (
    <span className="wallet-balances num">
      <b>
        <Amount currency={currency} value={balance} />
      </b>
      {bonus.subunits > 0n && <span>{walletPageTexts.bonus(displayMoney(bonus))}</span>}
      <FreeSpins wallet={wallet} />
      {locked.subunits > 0n && <span>{walletPageTexts.locked(displayMoney(locked))}</span>}
    </span>
  );
};
